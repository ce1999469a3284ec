package io.keywright.schema;

import io.keywright.schema.KeyFormat.Kind;
import io.keywright.schema.PropertyType.EnumType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.TextShape.Mask;
import io.keywright.schema.TextShape.OneOf;
import io.keywright.schema.TextShape.Some;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * What is known about formats: which a type has, and what the text they write is like. All else (ambiguous neighbours,
 * conditions, collisions) is reasoned from these facts, so that a new format is described in one place.
 */
public final class Formats {

    /** How messages show the format that is a number of digits. */
    public static final String WIDTH = "<digits>";

    /** The most digits that a width may have: what a DynamoDB number holds. */
    public static final int MAX_WIDTH = 38;

    static final PropertyType DAY = Scalar.of(ScalarKind.LOCAL_DATE);

    private static final Set<String> NAMES = Set.of("lower", "rest", "date", "seconds", "nanos");

    private Formats() {}

    /** The formats that a placeholder of this type may name; {@link #WIDTH} stands for any width. */
    public static List<String> legalNames(PropertyType type) {
        return TypeFamily.of(type).map(TypeFamily::formats).orElse(List.of());
    }

    /** Whether a value of this type can be written into a key at all. */
    public static boolean isComponent(PropertyType type) {
        return TypeFamily.of(type).isPresent();
    }

    /** Whether some type has this format. */
    public static boolean isKnown(String formatText) {
        return NAMES.contains(formatText) || width(formatText).isPresent();
    }

    /** The format for a type where the placeholder names none; empty for a type without such a format. */
    public static Optional<KeyFormat> defaultFormat(PropertyType type) {
        return TypeFamily.of(type).map(TypeFamily::defaultFormat);
    }

    /**
     * The format that a placeholder names.
     *
     * @param formatText what follows the colon
     * @param type the property's type
     * @return empty for a format that is unknown or does not fit the type
     */
    public static Optional<KeyFormat> find(String formatText, PropertyType type) {
        List<String> legal = legalNames(type);
        OptionalInt width = width(formatText);
        if (width.isPresent()) {
            return legal.contains(WIDTH) ? Optional.of(new KeyFormat(Kind.PADDED, width.getAsInt())) : Optional.empty();
        }
        if (!NAMES.contains(formatText) || !legal.contains(formatText)) {
            return Optional.empty();
        }
        return Optional.of(KeyFormat.of(
                switch (formatText) {
                    case "lower" -> Kind.LOWER;
                    case "rest" -> Kind.REST;
                    case "date" -> Kind.DATE;
                    case "seconds" -> Kind.SECONDS;
                    case "nanos" -> Kind.NANOS;
                    default -> throw new IllegalStateException(formatText);
                }));
    }

    /** A width is written without leading zeros: {@code 8}, not {@code 08}, which other languages read otherwise. */
    private static OptionalInt width(String formatText) {
        if (!formatText.matches("[1-9][0-9]?")) {
            return OptionalInt.empty();
        }
        int width = Integer.parseInt(formatText);
        return width <= MAX_WIDTH ? OptionalInt.of(width) : OptionalInt.empty();
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
            case REST -> new Some(Alphabet.ALL);
            case PLAIN -> new Some(Alphabet.DIGITS.or(Alphabet.of('-')));
            case PADDED -> Mask.of("9".repeat(format.width()));
            case DATE -> Mask.of("9999-99-99");
            case SECONDS -> Mask.of("9999-99-99T99:99:99" + zone(type));
            case NANOS -> Mask.of("9999-99-99T99:99:99.999999999" + zone(type));
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

    private static String zone(PropertyType type) {
        return isScalar(type, ScalarKind.LOCAL_DATE_TIME) ? "" : "Z";
    }

    /**
     * Whether two different values can have one text. Two times that are the same instant count as one value, so
     * {@code nanos} loses nothing.
     */
    public static boolean losesInformation(KeyFormat format, PropertyType type) {
        return switch (format.kind()) {
            case LOWER, SECONDS -> true;
            case DATE -> !isScalar(type, ScalarKind.LOCAL_DATE);
            case AS_IS, REST, PLAIN, PADDED, NANOS, MONTH, YEAR, ENUM, BOOLEAN, UUID -> false;
        };
    }

    /**
     * The type that the format itself has, which is what keys and queries take: a day for {@code date}, else the
     * property's.
     */
    public static PropertyType argumentType(KeyFormat format, PropertyType type) {
        return format.kind() == Kind.DATE ? DAY : type;
    }

    /**
     * Whether texts sort by UTF-8 bytes as the values do (weakly where the format loses information): strings by code
     * point, enums by name, times by instant. Plain digits do not: {@code 10} comes before {@code 2}.
     */
    public static boolean isOrdered(KeyFormat format) {
        return format.kind() != Kind.PLAIN;
    }

    static boolean isScalar(PropertyType type, ScalarKind kind) {
        return type instanceof Scalar scalar && scalar.kind() == kind;
    }
}
