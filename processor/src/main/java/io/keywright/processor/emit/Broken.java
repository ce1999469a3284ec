package io.keywright.processor.emit;

import io.keywright.schema.IndexKey;
import io.keywright.schema.QualifiedName;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The classes of a table that break a rule, and what their stubs need beside the table.
 *
 * @param types them, the table's own included
 * @param unreachable those that generated code cannot name
 * @param strays their keys in indexes that cannot be counted among those of the table
 */
public record Broken(
        Set<QualifiedName> types, Set<QualifiedName> unreachable, Map<QualifiedName, List<IndexKey>> strays) {

    public Broken {
        types = Set.copyOf(types);
        unreachable = Set.copyOf(unreachable);
        strays = Map.copyOf(strays);
    }

    /** Nothing is wrong. */
    public static Broken none() {
        return of();
    }

    /** Only these are wrong, and can be named. */
    public static Broken of(QualifiedName... types) {
        return new Broken(Set.of(types), Set.of(), Map.of());
    }

    boolean contains(QualifiedName type) {
        return types.contains(type);
    }

    boolean isReachable(QualifiedName type) {
        return !unreachable.contains(type);
    }

    List<IndexKey> strays(QualifiedName type) {
        return strays.getOrDefault(type, List.of());
    }
}
