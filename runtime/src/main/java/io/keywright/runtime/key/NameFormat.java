package io.keywright.runtime.key;

import java.util.Locale;

/** Enums by their declared name, UUIDs in lower case, {@code true} and {@code false}. */
final class NameFormat<T> extends KeyFormat<T> {

    static <T> KeyFormat<T> of() {
        return new NameFormat<>();
    }

    @Override
    String text(T value) {
        // An enum may override toString, and its keys must outlive that.
        return value instanceof Enum<?> constant
                ? constant.name()
                : value.toString().toLowerCase(Locale.ROOT);
    }
}
