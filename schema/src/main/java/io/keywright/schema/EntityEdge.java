package io.keywright.schema;

import io.keywright.schema.Resolution.Found;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * An entity that connects two others, with what gives the primary keys of these and where it is found from them. What
 * connects, deletes or checks edges takes them from here.
 *
 * @param entity the edge
 * @param from the end in whose partition of the table it lies
 * @param to the end in whose partition of an index it lies
 */
public record EntityEdge(Entity entity, End from, End to) {

    /**
     * One end of an edge.
     *
     * @param node the entity there
     * @param components the properties of the edge that give its primary key, by the paths of its placeholders, in their
     *     order
     * @param index the number of the global index in which the edge lies in its partition; 0 for the table
     * @param together whether the node's own item lies in that partition, too
     */
    public record End(Entity node, Map<String, Property> components, int index, boolean together) {

        public End {
            components = Collections.unmodifiableMap(new LinkedHashMap<>(components));
        }
    }

    /** All edges of a table that hold, in the order of its entities. */
    public static List<EntityEdge> of(Table table) {
        return table.entities().stream()
                .flatMap(entity -> of(table, entity).stream())
                .toList();
    }

    /** What an entity connects; empty if it declares nothing, or nothing that holds. */
    public static Optional<EntityEdge> of(Table table, Entity entity) {
        Graph.Edge edge = entity.graph().edge();
        if (edge == null) {
            return Optional.empty();
        }
        Optional<End> from = table.entity(edge.from()).flatMap(node -> from(table, entity, node));
        Optional<End> to = table.entity(edge.to()).flatMap(node -> to(table, entity, node));
        return from.isPresent() && to.isPresent()
                ? Optional.of(new EntityEdge(entity, from.get(), to.get()))
                : Optional.empty();
    }

    /** The end in whose partition of the table an edge lies. */
    static Optional<End> from(Table table, Entity edge, Entity node) {
        return same(table, edge, edge.key().pk(), node, node.key().pk())
                .flatMap(found -> end(edge, node, found, 0, true));
    }

    /** The end in whose partition of an index an edge lies; rather of one in which the end's own item lies, too. */
    static Optional<End> to(Table table, Entity edge, Entity node) {
        Stream<End> together = globalKeys(edge)
                .flatMap(key -> node
                        .indexKey(key.index(), false)
                        .flatMap(there -> together(table, edge, key, node, there))
                        .flatMap(found -> end(edge, node, found, key.index(), true))
                        .stream());
        Stream<End> apart = globalKeys(edge)
                .flatMap(key -> same(table, edge, key.pk(), node, node.key().pk())
                        .flatMap(found -> end(edge, node, found, key.index(), false))
                        .stream());
        return Stream.concat(together, apart).findFirst();
    }

    private static Stream<IndexKey> globalKeys(Entity edge) {
        return edge.indexKeys().stream().filter(key -> !key.local());
    }

    /** Whether an edge lies in a node's partition of the table, whatever else there is to say of it. */
    public static boolean liesWith(Table table, Entity edge, Entity node) {
        return same(table, edge, edge.key().pk(), node, node.key().pk()).isPresent();
    }

    /** Whether an index puts an edge into a node's partition, whatever else there is to say of it. */
    public static boolean isIndexedWith(Table table, Entity edge, Entity node) {
        return globalKeys(edge)
                .anyMatch(key ->
                        same(table, edge, key.pk(), node, node.key().pk()).isPresent()
                                || node.indexKey(key.index(), false)
                                        .flatMap(there -> together(table, edge, key, node, there))
                                        .isPresent());
    }

    /** A component of a node's primary key that neither the partition nor a property of the edge gives; empty if there is none. */
    public static Optional<String> missing(Table table, Entity edge, Entity node, boolean from) {
        Map<String, Property> given = new LinkedHashMap<>();
        if (from) {
            same(table, edge, edge.key().pk(), node, node.key().pk()).ifPresent(given::putAll);
        } else {
            globalKeys(edge)
                    .flatMap(key -> Stream.of(
                            node.indexKey(key.index(), false).flatMap(there -> together(table, edge, key, node, there)),
                            same(table, edge, key.pk(), node, node.key().pk())))
                    .flatMap(Optional::stream)
                    .findFirst()
                    .ifPresent(given::putAll);
        }
        return EntityReference.paths(node).stream()
                .filter(path -> component(edge, node, given, path) == null)
                .findFirst();
    }

    private static Optional<End> end(
            Entity edge, Entity node, Map<String, Property> found, int index, boolean together) {
        Map<String, Property> components = new LinkedHashMap<>();
        for (String path : EntityReference.paths(node)) {
            Property given = component(edge, node, found, path);
            if (given == null) {
                return Optional.empty();
            }
            components.put(path, given);
        }
        return Optional.of(new End(node, components, index, together));
    }

    private static @Nullable Property component(Entity edge, Entity node, Map<String, Property> found, String path) {
        Property given = found.get(path);
        if (given != null) {
            return given;
        }
        Property own = edge.property(path).orElse(null);
        Property taken = node.property(path).orElse(null);
        return own != null && taken != null && PropertyType.areSame(own.type(), taken.type()) ? own : null;
    }

    /** As {@link #same}, for an index whose partition key takes nothing of the node that could change. */
    private static Optional<Map<String, Property>> together(
            Table table, Entity edge, IndexKey mine, Entity node, IndexKey theirs) {
        return same(table, edge, mine.pk(), node, theirs.pk())
                .filter(found -> EntityReference.paths(node).containsAll(found.keySet()));
    }

    /** Which properties of an edge stand where those of a node do, if both templates give one text; empty if they do not. */
    private static Optional<Map<String, Property>> same(
            Table table, Entity edge, KeyTemplate mine, Entity node, KeyTemplate theirs) {
        if (mine.segments().size() != theirs.segments().size()) {
            return Optional.empty();
        }
        Map<String, Property> found = new LinkedHashMap<>();
        for (int i = 0; i < mine.segments().size(); i++) {
            KeyTemplate.Segment here = mine.segments().get(i);
            KeyTemplate.Segment there = theirs.segments().get(i);
            if (here instanceof KeyTemplate.Placeholder own && there instanceof KeyTemplate.Placeholder other) {
                Property given = given(table, edge, own, node, other);
                Property before = given == null ? null : found.putIfAbsent(other.path(), given);
                if (given == null || (before != null && !before.equals(given))) {
                    return Optional.empty();
                }
            } else if (!here.equals(there)) {
                return Optional.empty();
            }
        }
        return Optional.of(found);
    }

    /** The property that an edge writes as a node writes its own; null if it writes another type, or otherwise. */
    private static @Nullable Property given(
            Table table, Entity edge, KeyTemplate.Placeholder own, Entity node, KeyTemplate.Placeholder other) {
        return Resolver.resolve(table, edge, own) instanceof Found here
                        && Resolver.resolve(table, node, other) instanceof Found there
                        && here.component().path().size() == 1
                        && there.component().path().size() == 1
                        && here.component().format().equals(there.component().format())
                        && PropertyType.areSame(
                                here.component().property().type(),
                                there.component().property().type())
                ? here.component().property()
                : null;
    }
}
