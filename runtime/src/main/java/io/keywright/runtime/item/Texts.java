package io.keywright.runtime.item;

import io.keywright.runtime.text.Utf8;
import java.net.URI;
import java.util.Currency;
import java.util.Locale;
import java.util.UUID;

/** Texts that are no times. */
final class Texts {

    private static final OfString STRING = new OfString();

    private Texts() {}

    static final class OfString extends TextConverter<String> {
        static final OfString INSTANCE = new OfString();

        OfString() {
            super("any text");
        }

        @Override
        String write(String value) {
            if (!Utf8.isWellFormed(value)) {
                // Encoding would put a question mark in its place, without a word.
                throw Refusals.of("well-formed text", "half of a surrogate pair");
            }
            return value;
        }

        @Override
        String read(String text) {
            return text;
        }
    }

    static final class OfCharacter extends TextConverter<Character> {
        static final OfCharacter INSTANCE = new OfCharacter();

        OfCharacter() {
            super("one character");
        }

        @Override
        String write(Character value) {
            if (Character.isSurrogate(value)) {
                throw Refusals.of("a character", "half of a surrogate pair");
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

    static final class OfUri extends TextConverter<URI> {
        static final OfUri INSTANCE = new OfUri();

        OfUri() {
            super("a URI");
        }

        @Override
        String write(URI value) {
            // Some of its characters need no escape, and what was parsed from text may hold half of a pair.
            return STRING.write(value.toString());
        }

        @Override
        URI read(String text) {
            return URI.create(text);
        }
    }

    static final class OfLocale extends TextConverter<Locale> {
        static final OfLocale INSTANCE = new OfLocale();

        OfLocale() {
            super("a language tag");
        }

        @Override
        String write(Locale value) {
            String tag = value.toLanguageTag();
            // What no tag can tell is left out of it or put into other words, and another locale would be read.
            if (!Locale.forLanguageTag(tag).equals(value)) {
                throw Refusals.of("a locale with a language tag of its own", "one without");
            }
            return tag;
        }

        @Override
        Locale read(String text) {
            // Not by forLanguageTag, which leaves out what it does not understand.
            return new Locale.Builder().setLanguageTag(text).build();
        }
    }

    static final class OfCurrency extends TextConverter<Currency> {
        static final OfCurrency INSTANCE = new OfCurrency();

        OfCurrency() {
            super("the code of a currency");
        }

        @Override
        String write(Currency value) {
            return value.getCurrencyCode();
        }

        @Override
        Currency read(String text) {
            return Currency.getInstance(text);
        }
    }

    static final class OfUuid extends TextConverter<UUID> {
        static final OfUuid INSTANCE = new OfUuid();

        OfUuid() {
            super("a UUID");
        }

        @Override
        UUID read(String text) {
            return UUID.fromString(text);
        }
    }
}
