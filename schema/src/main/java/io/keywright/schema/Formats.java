package io.keywright.schema;

import io.keywright.schema.KeyFormat.Digits;
import io.keywright.schema.KeyFormat.Kind;
import io.keywright.schema.PropertyType.EnumType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.TextShape.Mask;
import io.keywright.schema.TextShape.OneOf;
import io.keywright.schema.TextShape.Some;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What is known about formats: which a type has, and what the text they write is like. All else (ambiguous neighbours,
 * conditions, collisions) is reasoned from these facts, so that a new format is described in one place.
 */
public final class Formats {

    /** How messages show the format that is a number of digits. */
    public static final String WIDTH = "<digits>";

    /** The most digits that a number may have, those behind the point included: what a DynamoDB number holds. */
    public static final int MAX_WIDTH = 38;

    /** How messages show a format of digits before and behind the point. */
    public static final String SCALED = "<digits>.<digits>";

    /** How messages show a format that is a pattern of fixed width. */
    public static final String PATTERN = "yyyy-MM";

    private static final PropertyType DAY = Scalar.of(ScalarKind.LOCAL_DATE);
    private static final PropertyType MONTH = Scalar.of(ScalarKind.YEAR_MONTH);
    private static final PropertyType YEAR = Scalar.of(ScalarKind.YEAR);

    private Formats() {}

    /** The formats that a placeholder of this type may name; {@link #WIDTH} stands for any width,
     * {@link #PATTERN} for any pattern. */
    public static List<String> legalNames(PropertyType type) {
        return TypeFamily.of(type).map(TypeFamily::formats).orElse(List.of());
    }

    /** Whether a value of this type can be written into a key at all. */
    public static boolean isComponent(PropertyType type) {
        return TypeFamily.of(type).isPresent();
    }

    /** Whether some type has this format. */
    public static boolean isKnown(String formatText) {
        return FormatParser.parse(formatText).isPresent();
    }

    /**
     * The format for a type where the placeholder names none; empty for a type that is no component, or that needs a
     * placeholder which names one.
     */
    public static Optional<KeyFormat> defaultFormat(PropertyType type) {
        return TypeFamily.of(type).flatMap(TypeFamily::defaultFormat);
    }

    /**
     * The format that a placeholder names.
     *
     * @param formatText what follows the colon
     * @param type the property's type
     * @return empty for a format that is unknown or does not fit the type
     */
    public static Optional<KeyFormat> find(String formatText, PropertyType type) {
        return FormatParser.parse(formatText)
                .filter(format ->
                        TypeFamily.of(type).filter(family -> family.has(format)).isPresent());
    }

    /** The number of characters that every text of this format has; empty where texts differ in length. */
    public static OptionalInt fixedWidth(KeyFormat format, PropertyType type) {
        return shape(format, type, "").fixedWidth();
    }

    /**
     * Every text of this format where there are few enough to be listed: the names of an enum, the two of a boolean;
     * else empty.
     */
    public static Optional<List<String>> texts(KeyFormat format, PropertyType type) {
        return shape(format, type, "") instanceof OneOf oneOf ? Optional.of(oneOf.texts()) : Optional.empty();
    }

    /**
     * Whether a text of this format can hold a character.
     *
     * @param delimiter the table's; text as it is and in lower case may not hold it
     * @param codePoint the character, which may lie outside the BMP
     */
    public static boolean canContain(KeyFormat format, PropertyType type, String delimiter, int codePoint) {
        return shape(format, type, delimiter).canContain(codePoint);
    }

    /** The texts of a format, or some more where their rule is finer than a shape can tell. */
    static TextShape shape(KeyFormat format, PropertyType type, String delimiter) {
        return switch (format.kind()) {
            case AS_IS -> new Some(withoutDelimiter(delimiter));
            case LOWER -> new Some(withoutDelimiter(delimiter).without('A', 'Z'));
            case UPPER -> new Some(withoutDelimiter(delimiter).without('a', 'z'));
            case SHA256 -> Mask.of("x".repeat(64));
            case REST -> new Some(Alphabet.ALL);
            case ESCAPED -> new Some(escaped(delimiter));
            case PLAIN -> new Some(Alphabet.DIGITS.or(Alphabet.of('-')));
            case PADDED, SIGNED, DECIMAL, SIGNED_DECIMAL -> digits((Digits) format);
            case DATE -> Mask.of("9999-99-99");
            case SECONDS -> Mask.of("9999-99-99T99:99:99" + zone(type));
            case MILLIS -> Mask.of("9999-99-99T99:99:99.999" + zone(type));
            case MICROS -> Mask.of("9999-99-99T99:99:99.999999" + zone(type));
            case NANOS -> Mask.of("9999-99-99T99:99:99.999999999" + zone(type));
            case PATTERN -> Mask.of(pattern(format).replaceAll("[a-zA-Z]", "9"));
            case MONTH -> Mask.of("9999-99");
            case YEAR -> Mask.of("9999");
            case UUID -> Mask.of("xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx");
            case ENUM -> new OneOf(type instanceof EnumType enumType ? enumType.constants() : List.of());
            case BOOLEAN -> new OneOf(List.of("false", "true"));
        };
    }

    /** A delimiter of several characters shuts none of them out by itself. */
    private static Alphabet withoutDelimiter(String delimiter) {
        boolean single = delimiter.codePointCount(0, delimiter.length()) == 1;
        return single ? Alphabet.ALL.without(delimiter.codePointAt(0), delimiter.codePointAt(0)) : Alphabet.ALL;
    }

    /** The digits that stand for a character are always possible, also where one of them is the delimiter. */
    private static Alphabet escaped(String delimiter) {
        String escapes = delimiter
                .chars()
                .mapToObj(unit -> String.format("%%%02X", unit))
                .reduce("%25", String::concat);
        Alphabet alphabet = withoutDelimiter(delimiter);
        for (int at = 0; at < escapes.length(); at++) {
            alphabet = alphabet.or(Alphabet.of(escapes.charAt(at)));
        }
        return alphabet;
    }

    private static Mask digits(Digits format) {
        List<Alphabet> positions = new ArrayList<>();
        if (format.signed()) {
            positions.add(Alphabet.between('0', '1'));
        }
        positions.addAll(Collections.nCopies(format.width(), Alphabet.DIGITS));
        if (format.scale() > 0) {
            positions.add(Alphabet.of('.'));
            positions.addAll(Collections.nCopies(format.scale(), Alphabet.DIGITS));
        }
        return new Mask(positions);
    }

    private static String pattern(KeyFormat format) {
        return ((KeyFormat.Pattern) format).pattern();
    }

    private static String zone(PropertyType type) {
        return isScalar(type, ScalarKind.LOCAL_DATE_TIME) ? "" : "Z";
    }

    /**
     * Whether two different values can have one text. Two times that are the same instant count as one value, so
     * {@code nanos} loses nothing; nor does {@code sha256}, for which nobody has ever found two.
     */
    public static boolean losesInformation(KeyFormat format, PropertyType type) {
        return switch (format.kind()) {
            case LOWER, UPPER, SECONDS, MILLIS, MICROS, PATTERN -> true;
            case DATE -> !isScalar(type, ScalarKind.LOCAL_DATE);
            case AS_IS,
                    SHA256,
                    REST,
                    ESCAPED,
                    PLAIN,
                    PADDED,
                    SIGNED,
                    DECIMAL,
                    SIGNED_DECIMAL,
                    NANOS,
                    MONTH,
                    YEAR,
                    ENUM,
                    BOOLEAN,
                    UUID -> false;
        };
    }

    /** Whether the format tells less of a time than the property holds. */
    static boolean isCoarse(KeyFormat format, PropertyType type) {
        return switch (format.kind()) {
            case DATE, SECONDS, MILLIS, MICROS, PATTERN -> losesInformation(format, type);
            default -> false;
        };
    }

    /**
     * The type that the format itself has, which is what keys and queries take: a day for {@code date}, a month for
     * {@code yyyy-MM}, else the property's.
     */
    public static PropertyType argumentType(KeyFormat format, PropertyType type) {
        if (format.kind() == Kind.DATE) {
            return DAY;
        }
        if (format.kind() != Kind.PATTERN) {
            return type;
        }
        return switch (pattern(format).replaceAll("[^a-zA-Z]", "")) {
            case "yyyy" -> YEAR;
            case "yyyyMM" -> MONTH;
            case "yyyyMMdd" -> DAY;
            default -> type;
        };
    }

    /**
     * Whether texts sort by UTF-8 bytes as the values do (weakly where the format loses information): strings by code
     * point or by what is written for them, enums by name, times by instant, numbers by value. Plain digits do not:
     * {@code 10} comes before {@code 2}; nor does what SHA-256 makes of a string.
     */
    public static boolean isOrdered(KeyFormat format) {
        return format.kind() != Kind.PLAIN && format.kind() != Kind.SHA256;
    }

    static boolean isScalar(PropertyType type, ScalarKind kind) {
        return type instanceof Scalar scalar && scalar.kind() == kind;
    }
}
