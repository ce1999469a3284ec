package io.keywright.schema;

import io.keywright.schema.PropertyType.EnumConstant;
import io.keywright.schema.PropertyType.EnumType;
import io.keywright.schema.PropertyType.ListType;
import io.keywright.schema.PropertyType.MapType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.PropertyType.SetType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The values that the texts of defaults stand for. */
public final class DefaultValue {

    private static final String EMPTY_LIST = "[]";
    private static final String EMPTY_MAP = "{}";

    /** What DynamoDB's numbers hold. */
    private static final int MOST_DIGITS = 38;

    private static final int LEAST_EXPONENT = -130;
    private static final int GREATEST_EXPONENT = 125;

    private static final Pattern NUMBER = Pattern.compile("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?");

    private DefaultValue() {}

    /**
     * The value of a text: an object of the type's class; for an enum the constant's name as a {@code String}; for a
     * collection an empty {@code List}.
     *
     * @return empty if the text is no value of the type, or the type can have none
     */
    public static Optional<Object> parse(PropertyType type, String text) {
        try {
            return Optional.ofNullable(value(type, text));
        } catch (IllegalArgumentException | DateTimeException unfit) {
            return Optional.empty();
        }
    }

    /** What a text has to be for this type: {@code a whole number of an int}; empty for a type without defaults. */
    public static Optional<String> expected(PropertyType type) {
        if (type instanceof EnumType enumType) {
            return Optional.of("the name of one of its constants ("
                    + enumType.constants().stream().map(EnumConstant::name).collect(Collectors.joining(", ")) + ")");
        } else if (type instanceof ListType || type instanceof SetType) {
            return Optional.of("\"[]\", which is an empty one");
        } else if (type instanceof MapType) {
            return Optional.of("\"{}\", which is an empty one");
        }
        return type instanceof Scalar scalar ? expected(scalar.kind()) : Optional.empty();
    }

    private static Optional<String> expected(ScalarKind kind) {
        return switch (kind) {
            case BYTES, BYTE_BUFFER -> Optional.empty();
            case STRING -> Optional.of("a text without half of a surrogate pair");
            case BOOLEAN -> Optional.of("\"true\" or \"false\"");
            case CHARACTER -> Optional.of("one character");
            case BYTE, SHORT, INT, LONG -> Optional.of("a whole number that fits it, such as \"0\"");
            case BIG_INTEGER -> Optional.of("a whole number of at most 38 digits, such as \"0\"");
            case FLOAT, DOUBLE, BIG_DECIMAL -> Optional.of("a number that DynamoDB can hold, such as \"0.5\"");
            default -> Optional.of("its own text, as its parse method reads it");
        };
    }

    private static @Nullable Object value(PropertyType type, String text) {
        if (type instanceof EnumType enumType) {
            return constant(enumType, text);
        } else if (type instanceof ListType || type instanceof SetType) {
            return text.equals(EMPTY_LIST) ? List.of() : null;
        } else if (type instanceof MapType) {
            return text.equals(EMPTY_MAP) ? List.of() : null;
        }
        return type instanceof Scalar scalar ? value(scalar.kind(), text) : null;
    }

    /** By its stored text where constants have such, else by its name. */
    private static @Nullable String constant(EnumType type, String text) {
        return type.constants().stream()
                .filter(constant -> text.equals(constant.text()))
                .findFirst()
                .or(() -> type.constants().stream()
                        .filter(constant -> text.equals(constant.name()))
                        .findFirst())
                .map(EnumConstant::name)
                .orElse(null);
    }

    private static @Nullable Object value(ScalarKind kind, String text) {
        return switch (kind) {
            case STRING -> Surrogates.arePaired(text) ? text : null;
            case CHARACTER -> text.length() == 1 && Surrogates.arePaired(text) ? text.charAt(0) : null;
            case BOOLEAN -> (text.equals("true") || text.equals("false")) ? Boolean.valueOf(text) : null;
            case BYTE -> Byte.valueOf(text);
            case SHORT -> Short.valueOf(text);
            case INT -> Integer.valueOf(text);
            case LONG -> Long.valueOf(text);
            case BIG_INTEGER -> isStorable(new BigDecimal(new BigInteger(text))) ? new BigInteger(text) : null;
            case FLOAT -> isNumber(text) && isStorable(Float.parseFloat(text)) ? Float.parseFloat(text) + 0.0f : null;
            case DOUBLE ->
                isNumber(text) && isStorable(Double.parseDouble(text)) ? Double.parseDouble(text) + 0.0 : null;
            case BIG_DECIMAL -> isStorable(new BigDecimal(text)) ? asRead(new BigDecimal(text)) : null;
            case UUID -> UUID.fromString(text).toString().equals(text) ? UUID.fromString(text) : null;
            case URI -> Surrogates.arePaired(text) ? URI.create(text) : null;
            case LOCALE ->
                Locale.forLanguageTag(text).toLanguageTag().equals(text) ? Locale.forLanguageTag(text) : null;
            case CURRENCY -> Currency.getInstance(text);
            default -> time(kind, text);
        };
    }

    private static @Nullable Object time(ScalarKind kind, String text) {
        return switch (kind) {
            case INSTANT ->
                hasFourDigits(Instant.parse(text).atOffset(ZoneOffset.UTC).getYear()) ? Instant.parse(text) : null;
            case LOCAL_DATE_TIME ->
                hasFourDigits(LocalDateTime.parse(text).getYear()) ? LocalDateTime.parse(text) : null;
            case LOCAL_DATE -> hasFourDigits(LocalDate.parse(text).getYear()) ? LocalDate.parse(text) : null;
            case YEAR_MONTH -> hasFourDigits(YearMonth.parse(text).getYear()) ? YearMonth.parse(text) : null;
            case YEAR -> Year.of(Integer.parseInt(text));
            case OFFSET_DATE_TIME -> OffsetDateTime.parse(text);
            case ZONED_DATE_TIME -> ZonedDateTime.parse(text);
            case LOCAL_TIME -> LocalTime.parse(text);
            case OFFSET_TIME -> OffsetTime.parse(text);
            case MONTH_DAY -> MonthDay.parse(text);
            case DURATION -> Duration.parse(text);
            case PERIOD -> Period.parse(text);
            case ZONE_ID -> ZoneId.of(text);
            case ZONE_OFFSET -> ZoneOffset.of(text);
            default -> null;
        };
    }

    /** Beyond these the stored texts of times do not sort as the times do, so they are never written. */
    private static boolean hasFourDigits(int year) {
        return year >= 0 && year <= 9999;
    }

    /** Not what Java alone reads as a number: a literal with a letter behind it, blanks around it, hexadecimal digits. */
    private static boolean isNumber(String text) {
        return NUMBER.matcher(text).matches();
    }

    private static boolean isStorable(double value) {
        return Double.isFinite(value) && isStorable(new BigDecimal(Double.toString(value)));
    }

    /** As it comes back once it is written: DynamoDB keeps no zeros at the end. */
    private static BigDecimal asRead(BigDecimal value) {
        BigDecimal plain = value.stripTrailingZeros();
        return plain.scale() < 0 ? plain.setScale(0) : plain;
    }

    private static boolean isStorable(BigDecimal value) {
        BigDecimal plain = value.stripTrailingZeros();
        int exponent = plain.precision() - plain.scale() - 1;
        return plain.signum() == 0
                || (plain.precision() <= MOST_DIGITS && exponent >= LEAST_EXPONENT && exponent <= GREATEST_EXPONENT);
    }
}
