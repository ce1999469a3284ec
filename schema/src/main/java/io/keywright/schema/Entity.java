package io.keywright.schema;

import java.util.List;
import java.util.Optional;

/**
 * A type whose objects are items of a table.
 *
 * @param javaType the class
 * @param name what generated classes are called after
 * @param type the text in the type attribute
 * @param key the primary key
 * @param indexKeys its places in indexes: global ones by number, then local ones by number
 * @param properties in the order of the constructor's parameters, or of the fields
 * @param construction how an object is built
 */
public record Entity(
        QualifiedName javaType,
        String name,
        String type,
        EntityKey key,
        List<IndexKey> indexKeys,
        List<Property> properties,
        Construction construction)
        implements Structure {

    public Entity {
        indexKeys = List.copyOf(indexKeys);
        properties = List.copyOf(properties);
    }

    /** The property that counts the writes of an item; the first where a broken design has several. */
    public Optional<Property> version() {
        return properties.stream()
                .filter(property -> property.marks().version())
                .findFirst();
    }

    /** The property that says when an item expires; the first where a broken design has several. */
    public Optional<Property> timeToLive() {
        return properties.stream()
                .filter(property -> property.marks().timeToLive())
                .findFirst();
    }

    /** The same with other properties. */
    public Entity withProperties(List<Property> others) {
        return new Entity(javaType, name, type, key, indexKeys, others, construction);
    }

    /** Its place in an index. */
    public Optional<IndexKey> indexKey(int number, boolean local) {
        return indexKeys.stream()
                .filter(key -> key.index() == number && key.local() == local)
                .findFirst();
    }
}
