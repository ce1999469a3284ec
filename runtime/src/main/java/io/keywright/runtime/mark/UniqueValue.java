package io.keywright.runtime.mark;

import org.jspecify.annotations.Nullable;

/** What an object holds of a unique property. Immutable. */
public final class UniqueValue {

    private final UniqueProperty property;
    private final @Nullable String guard;
    private final @Nullable String text;
    private final @Nullable Object value;
    private final @Nullable RuntimeException failure;

    UniqueValue(
            UniqueProperty property,
            @Nullable String guard,
            @Nullable String text,
            @Nullable Object value,
            @Nullable RuntimeException failure) {
        this.property = property;
        this.guard = guard;
        this.text = text;
        this.value = value;
        this.failure = failure;
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

    /** Why an item holds none that could be read; null if that is not so. */
    public @Nullable RuntimeException failure() {
        return failure;
    }

    /** The value; null if the object has none. */
    public @Nullable Object value() {
        return value;
    }
}
