package io.keywright.processor.check;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Entity;
import io.keywright.schema.EntityNode;
import io.keywright.schema.Formats;
import io.keywright.schema.Index;
import io.keywright.schema.KeyTemplate;
import io.keywright.schema.Resolution.Found;
import io.keywright.schema.Resolver;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The head of a node is the only one in its partition, so that all else in there is the node's; and its mark is its own. */
final class NodeCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        for (Entity entity : table.entities()) {
            String mark = entity.graph().mark();
            if (mark != null) {
                several(table, entity).ifPresent(problems::add);
                shared(table, entity).ifPresent(problems::add);
                mark(table, entity, mark).ifPresent(problems::add);
            }
        }
        return problems;
    }

    private static Optional<Problem> several(Table table, Entity entity) {
        KeyTemplate sk = entity.key().sk();
        String owner = Wording.simple(entity.javaType());
        if (table.sortKey() == null) {
            return Optional.of(problem(
                    table,
                    entity,
                    null,
                    " has nothing but its head, since the table " + Wording.name(table.type())
                            + " has no sort key. Take the annotation away."));
        }
        if (sk == null) {
            // Another rule tells that it lacks one.
            return Optional.empty();
        }
        return sk.placeholders().stream()
                .filter(placeholder -> !isTold(table, entity, placeholder))
                .findFirst()
                .map(placeholder -> problem(
                        table,
                        entity,
                        null,
                        " must be the only " + owner
                                + " of its partition, since all that lies in there is deleted with it:"
                                + " its sort key " + Wording.quoted(sk.text()) + " takes "
                                + rest(entity, placeholder) + " Put it into pk of @Key"
                                + (kept(entity, placeholder).isEmpty() ? "" : " in that format")
                                + ", or take the annotation away."));
    }

    /** Whether two heads of one partition have one text there; what does not resolve is told by other rules. */
    private static boolean isTold(Table table, Entity entity, KeyTemplate.Placeholder placeholder) {
        List<KeyTemplate.Placeholder> kept = kept(entity, placeholder);
        return Resolver.resolve(table, entity, placeholder) instanceof Found needed
                ? kept.stream()
                        .anyMatch(there -> Resolver.resolve(table, entity, there) instanceof Found found
                                && Formats.tells(
                                        found.component().format(),
                                        needed.component().format(),
                                        needed.component().property().type()))
                : !kept.isEmpty();
    }

    /** What the partition key has of the same property. */
    private static List<KeyTemplate.Placeholder> kept(Entity entity, KeyTemplate.Placeholder placeholder) {
        return entity.key().pk().placeholders().stream()
                .filter(there -> there.path().equals(placeholder.path()))
                .toList();
    }

    private static String rest(Entity entity, KeyTemplate.Placeholder placeholder) {
        List<KeyTemplate.Placeholder> kept = kept(entity, placeholder);
        return kept.isEmpty()
                ? Wording.quoted(placeholder.path()) + ", which the partition key does not."
                : Wording.quoted(placeholder.source()) + ", and of several of them the partition key has one "
                        + Wording.quoted(kept.get(0).source()) + ".";
    }

    /** Two heads of different types are no better than two of one: the deletion of one would take the other with it, unmarked. */
    private static Optional<Problem> shared(Table table, Entity entity) {
        boolean sound = table.entities().stream()
                .allMatch(other -> other.key().pk().faults().isEmpty()
                        && Resolver.resolves(table, other, other.key().pk().placeholders()));
        return !sound
                ? Optional.empty()
                : EntityNode.of(table, entity).stream()
                        .flatMap(node -> node.within().stream())
                        .filter(other -> other.graph().isNode())
                        .findFirst()
                        .map(other -> problem(
                                table,
                                entity,
                                null,
                                " must be the only head of its partition, since all that lies in there is deleted with"
                                        + " it, and " + Wording.simple(other.javaType()) + " can lie in "
                                        + Wording.quoted(entity.key().pk().text())
                                        + ", too. Begin its pk with another literal, or take the annotation away from"
                                        + " one of them."));
    }

    private static Optional<Problem> mark(Table table, Entity entity, String mark) {
        if (mark.isBlank()) {
            return Optional.of(problem(
                    table,
                    entity,
                    "mark",
                    " must say which attribute marks a node that is being deleted: \"" + mark
                            + "\". Write a name, or leave it out for \"Deleting\"."));
        }
        String owner = taken(table, entity).get(mark);
        return owner == null
                ? Optional.empty()
                : Optional.of(problem(
                        table,
                        entity,
                        "mark",
                        " must have an attribute of its own for its mark, and " + Wording.quoted(mark) + " is " + owner
                                + ". Write mark = with another name."));
    }

    /** What the attributes of an item are, by their names. */
    private static Map<String, String> taken(Table table, Entity entity) {
        Map<String, String> taken = new LinkedHashMap<>();
        entity.properties().forEach(property -> {
            taken.put(property.attribute(), "where the property " + property.name() + " is stored");
            property.evolution()
                    .formerly()
                    .forEach(name -> taken.put(name, "where the property " + property.name() + " was stored"));
        });
        for (Index index : table.indexes()) {
            taken.put(index.partitionKey(), "a key of index " + index.name());
            if (index.sortKey() != null) {
                taken.put(index.sortKey(), "a key of index " + index.name());
            }
        }
        taken.put(table.partitionKey(), "the table's partition key");
        if (table.sortKey() != null) {
            taken.put(table.sortKey(), "the table's sort key");
        }
        taken.put(table.typeAttribute(), "the item's type");
        return taken;
    }

    private static Problem problem(Table table, Entity entity, @Nullable String member, String rest) {
        return new Problem(
                Rule.INVALID_NODE,
                "@Node on " + Wording.name(entity.javaType()) + rest,
                Locator.ofAnnotation(table.type(), entity.javaType(), "Node", -1, member));
    }
}
