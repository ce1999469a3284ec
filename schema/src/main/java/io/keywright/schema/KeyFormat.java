package io.keywright.schema;

/**
 * How a value becomes the text of a key. The text is stored data for ever.
 *
 * @param kind which format
 * @param width the number of digits of {@link Kind#PADDED}; else 0
 */
public record KeyFormat(Kind kind, int width) {

    /** A format without a width. */
    public static KeyFormat of(Kind kind) {
        return new KeyFormat(kind, 0);
    }

    /** The formats. */
    public enum Kind {
        /** A string, byte for byte; refused when it holds the delimiter. */
        AS_IS,
        /** A string in lower case by the ROOT locale. */
        LOWER,
        /** A string that may hold the delimiter; the last placeholder only. */
        REST,
        /** A whole number in plain digits; partition keys only. */
        PLAIN,
        /** A whole number of at least zero, padded with zeros to a width. */
        PADDED,
        /** The day in UTC: {@code 2024-05-01}. */
        DATE,
        /** {@code 2024-05-01T12:00:00Z}. */
        SECONDS,
        /** {@code 2024-05-01T12:00:00.000000000Z}. */
        NANOS,
        /** {@code 2024-05}. */
        MONTH,
        /** {@code 2024}. */
        YEAR,
        /** {@code Enum.name()}. */
        ENUM,
        /** {@code true} or {@code false}. */
        BOOLEAN,
        /** A UUID in lower case. */
        UUID
    }
}
