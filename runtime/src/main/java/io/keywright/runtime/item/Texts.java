package io.keywright.runtime.item;

import io.keywright.runtime.text.Utf8;
import java.util.UUID;

/** Texts that are no times. */
final class Texts {

    private Texts() {}

    static final class OfString extends TextConverter<String> {
        OfString() {
            super("any text");
        }

        @Override
        String write(String value) {
            if (!Utf8.isWellFormed(value)) {
                // Encoding would put a question mark in its place, without a word.
                throw new ConversionException("well-formed text", "half of a surrogate pair");
            }
            return value;
        }

        @Override
        String read(String text) {
            return text;
        }
    }

    static final class OfCharacter extends TextConverter<Character> {
        OfCharacter() {
            super("one character");
        }

        @Override
        String write(Character value) {
            if (Character.isSurrogate(value)) {
                throw new ConversionException("a character", "half of a surrogate pair");
            }
            return value.toString();
        }

        @Override
        Character read(String text) {
            if (text.length() != 1) {
                throw new IllegalArgumentException("not one character");
            }
            return text.charAt(0);
        }
    }

    static final class OfUuid extends TextConverter<UUID> {
        OfUuid() {
            super("a UUID");
        }

        @Override
        UUID read(String text) {
            return UUID.fromString(text);
        }
    }
}
