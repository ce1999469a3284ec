package io.keywright.schema;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * An entity that names another one: which properties give the components of the other's primary key. What follows or
 * checks references takes them from here.
 *
 * @param entity the entity that refers
 * @param property the property that carries the declaration
 * @param target the entity that is named
 * @param components the properties that give its primary key, by the paths of its placeholders, in their order
 */
public record EntityReference(Entity entity, Property property, Entity target, Map<String, Property> components) {

    public EntityReference {
        components = Collections.unmodifiableMap(new LinkedHashMap<>(components));
    }

    /** All references of an entity that hold, in the order of its properties. */
    public static List<EntityReference> of(Table table, Entity entity) {
        return entity.properties().stream()
                .flatMap(property -> of(table, entity, property).stream())
                .toList();
    }

    /** What a property refers to; empty if it declares nothing, or nothing that holds. */
    public static Optional<EntityReference> of(Table table, Entity entity, Property property) {
        Relation.Ref ref = property.relation().ref();
        Entity target = ref == null ? null : table.entity(ref.target()).orElse(null);
        if (ref == null || target == null) {
            return Optional.empty();
        }
        String own = component(ref, property, target).orElse("");
        Map<String, Property> components = new LinkedHashMap<>();
        for (String path : paths(target)) {
            Property given = path.equals(own) ? property : entity.property(path).orElse(null);
            Property taken = target.property(path).orElse(null);
            if (given == null || taken == null || !PropertyType.areSame(given.type(), taken.type())) {
                return Optional.empty();
            }
            components.put(path, given);
        }
        return components.containsKey(own)
                ? Optional.of(new EntityReference(entity, property, target, components))
                : Optional.empty();
    }

    /** The component of the other's primary key that a property holds; empty if that does not follow from what is said. */
    public static Optional<String> component(Relation.Ref ref, Property property, Entity target) {
        Set<String> paths = paths(target);
        if (!ref.property().isEmpty()) {
            return Optional.of(ref.property()).filter(paths::contains);
        }
        if (paths.contains(property.name())) {
            return Optional.of(property.name());
        }
        return paths.size() == 1 ? paths.stream().findFirst() : Optional.empty();
    }

    /** The paths that an entity's primary key takes, each once, in order. */
    public static Set<String> paths(Entity entity) {
        KeyTemplate sk = entity.key().sk();
        Set<String> paths = new LinkedHashSet<>();
        Stream.concat(entity.key().pk().placeholders().stream(), sk == null ? Stream.of() : sk.placeholders().stream())
                .forEach(placeholder -> paths.add(placeholder.path()));
        return paths;
    }

    /** The copies of the target that the entity keeps to be refreshed, in the order of its properties. */
    public List<Property> copies() {
        return entity.properties().stream()
                .filter(copy -> copy.relation().copy() != null
                        && copy.relation().copy().refresh()
                        && copy.relation().copy().source().equals(target.javaType()))
                .toList();
    }
}
