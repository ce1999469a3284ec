package io.keywright.processor.read;

import io.keywright.schema.Construction;
import io.keywright.schema.Property;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A class's properties and how its objects are built.
 *
 * @param properties in their stable order
 * @param construction by constructor or by setters
 * @param allowances the tags that {@code @Allow} silences, by property
 */
record Members(List<Property> properties, Construction construction, Map<String, Set<String>> allowances) {

    /** Of a class that cannot be read at all. */
    static Members none() {
        return new Members(List.of(), new Construction.Constructor(List.of()), Map.of());
    }
}
