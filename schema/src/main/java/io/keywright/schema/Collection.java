package io.keywright.schema;

import java.util.List;

/**
 * Several entity types of one partition that are read with one query: a sealed interface.
 *
 * @param javaType the interface
 * @param name the name of the facade's method
 * @param index the global index whose partition is meant; 0 for the table's own
 * @param members the permitted entity classes, in the order of the table's entities
 */
public record Collection(QualifiedName javaType, String name, int index, List<QualifiedName> members) {

    public Collection {
        members = List.copyOf(members);
    }
}
