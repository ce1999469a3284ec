package io.keywright.testing.expression;

import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is wrong with an expression whose syntax is right. The service reports one thing, and not the first in the text
 * but the first by kind; within a kind the first in the text.
 *
 * @param <K> the kinds, declared in the order in which they are reported
 */
final class Findings<K extends Enum<K>> {

    private final Map<K, String> first;

    Findings(Class<K> kinds) {
        first = new EnumMap<>(kinds);
    }

    void add(K kind, @Nullable String message) {
        if (message != null) {
            first.putIfAbsent(kind, message);
        }
    }

    @Nullable
    String mostUrgent() {
        return first.isEmpty() ? null : first.values().iterator().next();
    }

    void clear() {
        first.clear();
    }
}
