package io.keywright.schema;

import io.keywright.schema.KeyFormat.Digits;
import io.keywright.schema.KeyFormat.Kind;
import io.keywright.schema.KeyFormat.Shard;
import io.keywright.schema.PropertyType.EnumType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.TextShape.Choice;
import io.keywright.schema.TextShape.Mask;
import io.keywright.schema.TextShape.OneOf;
import io.keywright.schema.TextShape.Repeated;
import io.keywright.schema.TextShape.Some;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
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

    /** The most digits that a number may have, those behind the point included: what a DynamoDB number holds. */
    public static final int MAX_WIDTH = 38;

    /** The most shards that a partition can be spread over: a query of all asks each of them. */
    public static final int MAX_SHARDS = 100;

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

    /** Whether a shard was meant by this format, also by one that no type has, such as {@code shard} or {@code Shard(4)}. */
    public static boolean meansShard(String formatText) {
        return FormatParser.meansShard(formatText);
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
     * Every text of this format where there are few enough to be listed: the names of an enum, the two of a boolean, the
     * numbers of shards; else empty.
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

    /** The number of bytes in UTF-8 that no text of this format is shorter than. */
    public static int leastBytes(KeyFormat format, PropertyType type) {
        return shape(format, type, "").leastBytes();
    }

    /** The texts of a format, or some more where their rule is finer than a shape can tell. */
    static TextShape shape(KeyFormat format, PropertyType property, String delimiter) {
        PropertyType type = property.stored();
        return switch (format.kind()) {
            case AS_IS -> new Some(withoutDelimiter(delimiter));
            case LOWER -> new Some(withoutDelimiter(delimiter).without('A', 'Z'));
            case UPPER -> new Some(withoutDelimiter(delimiter).without('a', 'z'));
            case SHA256 -> Mask.of("x".repeat(64));
            case REST -> new Some(Alphabet.TEXT);
            case ESCAPED -> escaped(delimiter);
            case PLAIN -> NumberShapes.plain(type);
            case PADDED, SIGNED, DECIMAL, SIGNED_DECIMAL -> NumberShapes.digits((Digits) format, type);
            case DATE -> TimeShapes.of("yyyy-MM-dd");
            case SECONDS -> TimeShapes.of("yyyy-MM-dd'T'HH:mm:ss" + zone(type));
            case MILLIS -> TimeShapes.of("yyyy-MM-dd'T'HH:mm:ss.SSS" + zone(type));
            case MICROS -> TimeShapes.of("yyyy-MM-dd'T'HH:mm:ss.SSSSSS" + zone(type));
            case NANOS -> TimeShapes.of("yyyy-MM-dd'T'HH:mm:ss.SSSSSSSSS" + zone(type));
            case PATTERN -> TimeShapes.of(pattern(format));
            case MONTH -> TimeShapes.of("yyyy-MM");
            case YEAR -> Mask.of("9999");
            case UUID -> Mask.of("xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx");
            case ENUM -> new OneOf(type instanceof EnumType enumType ? enumType.texts() : List.of());
            case CURRENCY -> new Mask(Collections.nCopies(3, Alphabet.CAPITALS));
            case LOCALE -> new Some(Alphabet.LANGUAGE_TAG);
            case BOOLEAN -> new OneOf(List.of("false", "true"));
            // Items of both numbers of shards lie in the index, and a query reads both.
            case SHARD -> new OneOf(((Shard) format).texts());
        };
    }

    /** A delimiter of several characters shuts none of them out by itself. */
    private static Alphabet withoutDelimiter(String delimiter) {
        boolean single = delimiter.codePointCount(0, delimiter.length()) == 1;
        return single ? Alphabet.TEXT.without(delimiter.codePointAt(0), delimiter.codePointAt(0)) : Alphabet.TEXT;
    }

    /** Characters as they are, and the digits that stand for those that are not. */
    private static TextShape escaped(String delimiter) {
        List<String> escapes = new ArrayList<>(List.of("%25"));
        delimiter.chars().forEach(unit -> escapes.add(String.format("%%%02X", unit)));
        Alphabet plain = withoutDelimiter(delimiter).without('%', '%');
        return new Repeated(Choice.of(new Mask(List.of(plain)), new OneOf(escapes)));
    }

    private static String pattern(KeyFormat format) {
        return ((KeyFormat.Pattern) format).pattern();
    }

    private static String zone(PropertyType type) {
        return isScalar(type, ScalarKind.LOCAL_DATE_TIME) ? "" : "'Z'";
    }

    /**
     * Whether two different values can have one text. Two times that are the same instant count as one value, so
     * {@code nanos} loses nothing; nor does {@code sha256}, for which nobody has ever found two.
     */
    public static boolean losesInformation(KeyFormat format, PropertyType type) {
        return switch (format.kind()) {
            case LOWER, UPPER, SECONDS, MILLIS, MICROS, PATTERN, SHARD -> true;
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
                    UUID,
                    CURRENCY,
                    LOCALE -> false;
        };
    }

    /**
     * Whether what one format keeps of a value is enough to write it by another one: a day follows from a second, and each
     * format from itself, but a second from no day.
     */
    public static boolean tells(KeyFormat kept, KeyFormat needed, PropertyType type) {
        return !losesInformation(kept, type)
                || kept.equals(needed)
                || (!units(needed).isEmpty() && units(kept).containsAll(units(needed)))
                || (digits(kept) >= 0 && digits(kept) >= digits(needed) && isCoarse(needed, type));
    }

    /** What a format in whole seconds or more tells of a time, as the letters of a pattern; nothing for another one. */
    private static Set<Character> units(KeyFormat format) {
        String letters = switch (format.kind()) {
            case DATE -> "yMd";
            case SECONDS -> "yMdHms";
            case PATTERN -> pattern(format).replaceAll("[^a-zA-Z]", "");
            default -> "";
        };
        Set<Character> units = new HashSet<>();
        for (int index = 0; index < letters.length(); index++) {
            units.add(letters.charAt(index));
        }
        return units.contains('S') ? Set.of() : units;
    }

    /** How many digits of a fraction of a second a format keeps; -1 for one that is no time, or keeps no seconds. */
    private static int digits(KeyFormat format) {
        return switch (format.kind()) {
            case SECONDS -> 0;
            case MILLIS -> 3;
            case MICROS -> 6;
            default -> -1;
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
            return isScalar(type, ScalarKind.LOCAL_DATE) ? type : DAY;
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
     * point or by what is written for them, enums by their texts, times by instant, numbers by value. Plain digits do not:
     * {@code 10} comes before {@code 2}; nor does what SHA-256 makes of a string, nor a shard.
     */
    public static boolean isOrdered(KeyFormat format) {
        return switch (format.kind()) {
            case PLAIN, SHA256, SHARD -> false;
            default -> true;
        };
    }

    /** Whether this is what is stored. */
    static boolean isScalar(PropertyType type, ScalarKind kind) {
        return type.stored() instanceof Scalar scalar && scalar.kind() == kind;
    }
}
