package io.keywright.processor;

import io.keywright.schema.QualifiedName;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What waits for later rounds: tables of which something does not exist yet, and of each what has been written already.
 * Only names are kept. Elements of an earlier round are out of date.
 */
final class Deferrals {

    private final SortedMap<QualifiedName, Set<QualifiedName>> open = new TreeMap<>();
    private final Map<QualifiedName, Set<QualifiedName>> closed = new HashMap<>();

    /** Takes up a table; one that is known already stays as it is. */
    void add(QualifiedName table) {
        if (!closed.containsKey(table)) {
            open.putIfAbsent(table, new HashSet<>());
        }
    }

    /** The tables that are not done, in an order that no compiler changes. */
    List<QualifiedName> open() {
        return List.copyOf(open.keySet());
    }

    /** Whether nothing waits. */
    boolean isEmpty() {
        return open.isEmpty();
    }

    /** Whether a class's own code is still to be written; asked once, it is taken for done. */
    boolean claim(QualifiedName table, QualifiedName type) {
        Set<QualifiedName> written = open.get(table);
        return written != null && written.add(type);
    }

    /** A table is done. */
    void close(QualifiedName table) {
        Set<QualifiedName> written = open.remove(table);
        closed.put(table, written == null ? Set.of() : written);
    }
}
