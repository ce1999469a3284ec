package io.keywright.schema;

import java.util.ArrayList;
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
 * @param formerly the texts that were in the type attribute before, the oldest first
 * @param graph what it is in a graph of entities
 */
public record Entity(
        QualifiedName javaType,
        String name,
        String type,
        EntityKey key,
        List<IndexKey> indexKeys,
        List<Property> properties,
        Construction construction,
        List<String> formerly,
        Graph graph)
        implements Structure {

    public Entity {
        formerly = List.copyOf(formerly);
        indexKeys = List.copyOf(indexKeys);
        properties = List.copyOf(properties);
    }

    /** An entity that is neither edge nor node. */
    public Entity(
            QualifiedName javaType,
            String name,
            String type,
            EntityKey key,
            List<IndexKey> indexKeys,
            List<Property> properties,
            Construction construction,
            List<String> formerly) {
        this(javaType, name, type, key, indexKeys, properties, construction, formerly, Graph.NONE);
    }

    /** An entity whose type was never called otherwise. */
    public Entity(
            QualifiedName javaType,
            String name,
            String type,
            EntityKey key,
            List<IndexKey> indexKeys,
            List<Property> properties,
            Construction construction) {
        this(javaType, name, type, key, indexKeys, properties, construction, List.of());
    }

    /** The texts that can be in the type attribute of its items: the present one, then those before it. */
    public List<String> types() {
        List<String> types = new ArrayList<>();
        types.add(type);
        types.addAll(formerly);
        return List.copyOf(types);
    }

    /** The text that was first in the type attribute, which never changes. */
    public String oldestType() {
        return formerly.isEmpty() ? type : formerly.get(0);
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
        return new Entity(javaType, name, type, key, indexKeys, others, construction, formerly, graph);
    }

    /** Its place in an index. */
    public Optional<IndexKey> indexKey(int number, boolean local) {
        return indexKeys.stream()
                .filter(key -> key.index() == number && key.local() == local)
                .findFirst();
    }
}
