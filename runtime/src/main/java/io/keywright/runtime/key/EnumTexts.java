package io.keywright.runtime.key;

import org.jspecify.annotations.Nullable;

/** Constants of an enum by texts of their own. */
@SuppressWarnings("EnumOrdinal") // The texts live as long as the class, and an array is their fastest map.
final class EnumTexts<E extends Enum<E>> extends KeyFormat<E> {

    private final @Nullable String[] texts;

    EnumTexts(@Nullable String[] texts) {
        this.texts = texts.clone();
    }

    static <E extends Enum<E>> KeyFormat<E> of(@Nullable String[] texts) {
        return new EnumTexts<>(texts);
    }

    @Override
    String text(E value) throws RefusedValueException {
        int ordinal = value.ordinal();
        String text = ordinal < texts.length ? texts[ordinal] : null;
        if (text == null) {
            throw new RefusedValueException("is a constant that is never stored");
        }
        return text;
    }
}
