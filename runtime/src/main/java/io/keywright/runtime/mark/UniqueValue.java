package io.keywright.runtime.mark;

import org.jspecify.annotations.Nullable;

/** What an object holds of a unique property. Immutable. */
public final class UniqueValue {

    private final UniqueProperty property;
    private final @Nullable String guard;
    private final @Nullable String text;
    private final @Nullable Object value;

    UniqueValue(UniqueProperty property, @Nullable String guard, @Nullable String text, @Nullable Object value) {
        this.property = property;
        this.guard = guard;
        this.text = text;
        this.value = value;
    }

    /** The property. */
    public UniqueProperty property() {
        return property;
    }

    /** The key of the guard that holds it; null if the object has no value. */
    public @Nullable String guard() {
        return guard;
    }

    /** The text by which it is compared; null if the object has no value. */
    public @Nullable String text() {
        return text;
    }

    /** The value; null if the object has none. */
    public @Nullable Object value() {
        return value;
    }
}
