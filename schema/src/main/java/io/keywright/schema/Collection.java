package io.keywright.schema;

import java.util.List;
import java.util.Optional;

/**
 * Several entity types of one partition that are read with one query: a sealed interface over them, or a record of one
 * of them and lists of others.
 *
 * @param javaType the interface or record
 * @param name the name of the facade's method
 * @param index the global index whose partition is meant; 0 for the table's own
 * @param members the entity classes, in the order of the table's entities
 * @param parts the record's components in order; none for an interface
 */
public record Collection(
        QualifiedName javaType, String name, int index, List<QualifiedName> members, List<Part> parts) {

    public Collection {
        members = List.copyOf(members);
        parts = List.copyOf(parts);
    }

    /** A sealed interface. */
    public Collection(QualifiedName javaType, String name, int index, List<QualifiedName> members) {
        this(javaType, name, index, members, List.of());
    }

    /** Whether it is a record. */
    public boolean isRecord() {
        return !parts.isEmpty();
    }

    /** The record's head; the first where a broken design has several. */
    public Optional<Part> head() {
        return parts.stream().filter(part -> part.kind() != Part.Kind.LIST).findFirst();
    }

    /** The record's lists. */
    public List<Part> lists() {
        return parts.stream().filter(part -> part.kind() == Part.Kind.LIST).toList();
    }

    /**
     * A component of the record.
     *
     * @param name its name
     * @param entity whose items it holds
     * @param kind how many
     */
    public record Part(String name, QualifiedName entity, Kind kind) {
        /** The kinds. */
        public enum Kind {
            /** Exactly one. */
            HEAD,
            /** One or none, as an {@code Optional}. */
            OPTIONAL_HEAD,
            /** Any number, as a {@code List}. */
            LIST
        }
    }
}
