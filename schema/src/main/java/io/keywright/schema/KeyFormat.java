package io.keywright.schema;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;

/** How a value becomes the text of a key. The text is stored data for ever. */
public sealed interface KeyFormat {

    /** Which format. */
    Kind kind();

    /** A format whose name says it all. */
    static KeyFormat of(Kind kind) {
        return new Named(kind);
    }

    /** A whole number of at least zero, padded with zeros. */
    static KeyFormat padded(int width) {
        return new Digits(false, width, 0);
    }

    /**
     * A format whose name says it all.
     *
     * @param kind which
     */
    record Named(Kind kind) implements KeyFormat {}

    /**
     * A number as so many digits that sort by value.
     *
     * @param signed whether it may be negative
     * @param width the number of digits before the point
     * @param scale the number of digits behind the point; 0 for whole numbers
     */
    record Digits(boolean signed, int width, int scale) implements KeyFormat {

        @Override
        public Kind kind() {
            if (scale > 0) {
                return signed ? Kind.SIGNED_DECIMAL : Kind.DECIMAL;
            }
            return signed ? Kind.SIGNED : Kind.PADDED;
        }
    }

    /**
     * A time by a pattern of fixed width, in UTC where the time has an offset.
     *
     * @param pattern {@code yyyy}, or {@code yyyy-MM} and on to the second
     */
    record Pattern(String pattern) implements KeyFormat {

        @Override
        public Kind kind() {
            return Kind.PATTERN;
        }
    }

    /**
     * Which of some shards a value falls into: the CRC-32 of its text modulo their number, with as many digits as the
     * last shard has. It spreads the items of a partition that would be too hot over several.
     *
     * @param count the number of shards, from 1 to {@link Formats#MAX_SHARDS}
     * @param formerly the number by which older items were written; empty where there are none
     */
    record Shard(int count, OptionalInt formerly) implements KeyFormat {

        @Override
        public Kind kind() {
            return Kind.SHARD;
        }

        /** What a placeholder says: {@code shard(8, formerly = 4)}. */
        public String source() {
            return "shard(" + count + (formerly.isPresent() ? ", formerly = " + formerly.getAsInt() : "") + ")";
        }

        /** The texts of all shards, each once: those of the present number, then what only the former one has. */
        public List<String> texts() {
            Set<String> texts = new LinkedHashSet<>(texts(count));
            formerly.ifPresent(before -> texts.addAll(texts(before)));
            return List.copyOf(texts);
        }

        private static List<String> texts(int count) {
            int digits = Integer.toString(count - 1).length();
            return IntStream.range(0, count)
                    .mapToObj(
                            shard -> "0".repeat(digits - Integer.toString(shard).length()) + shard)
                    .toList();
        }
    }

    /** The formats. */
    enum Kind {
        /** A string, byte for byte; refused when it holds the delimiter. */
        AS_IS,
        /** A string in lower case by the ROOT locale. */
        LOWER,
        /** A string in upper case by the ROOT locale. */
        UPPER,
        /** The SHA-256 of a string's UTF-8, as 64 hexadecimal digits in lower case. */
        SHA256,
        /** A string that may hold the delimiter; the last placeholder only. */
        REST,
        /** Any string, with the percent sign and the delimiter as {@code %25} and {@code %23}. */
        ESCAPED,
        /** A whole number in plain digits; partition keys only. */
        PLAIN,
        /** A whole number of at least zero, padded with zeros to a width. */
        PADDED,
        /** {@code 1} and that, or for a negative number {@code 0} and the digits' complement. */
        SIGNED,
        /** A decimal number of at least zero: {@code 00000012.50}. */
        DECIMAL,
        /** {@code 1} and that, or for a negative number {@code 0} and the digits' complement. */
        SIGNED_DECIMAL,
        /** The day in UTC: {@code 2024-05-01}. */
        DATE,
        /** {@code 2024-05-01T12:00:00Z}. */
        SECONDS,
        /** {@code 2024-05-01T12:00:00.000Z}. */
        MILLIS,
        /** {@code 2024-05-01T12:00:00.000000Z}. */
        MICROS,
        /** {@code 2024-05-01T12:00:00.000000000Z}. */
        NANOS,
        /** By a pattern such as {@code yyyy-MM-dd-HH}. */
        PATTERN,
        /** {@code 2024-05}. */
        MONTH,
        /** {@code 2024}. */
        YEAR,
        /** The stored text of a constant, {@code Enum.name()} if it has no other. */
        ENUM,
        /** {@code true} or {@code false}. */
        BOOLEAN,
        /** A UUID in lower case. */
        UUID,
        /** The three letters of a currency. */
        CURRENCY,
        /** The language tag of a locale. */
        LOCALE,
        /** The number of a shard, by any type's value; partition keys only. */
        SHARD
    }
}
