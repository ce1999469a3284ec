package io.keywright.schema;

import java.util.List;
import java.util.Optional;

/**
 * A record of some of an entity's properties, read without the others.
 *
 * @param javaType the record
 * @param entity the entity of which it is a part
 * @param properties the names of its components, which are those of properties, in order
 */
public record Projection(QualifiedName javaType, QualifiedName entity, List<String> properties) {

    public Projection {
        properties = List.copyOf(properties);
    }

    /**
     * The record as an entity would be: the same items, with those properties only.
     *
     * @param whole the entity; what it does not have is left out
     */
    public Entity of(Entity whole) {
        List<Property> some = properties.stream()
                .map(whole::property)
                .flatMap(Optional::stream)
                .toList();
        return new Entity(
                javaType,
                whole.name(),
                whole.type(),
                whole.key(),
                whole.indexKeys(),
                some,
                new Construction.Constructor(properties),
                whole.formerly());
    }
}
