package io.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import io.keywright.schema.ScalarKind;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Currency;
import java.util.Locale;
import java.util.Set;
import java.util.UUID;

/** Values as Java writes them, without parsing when the program runs where that can be had. */
final class DefaultLiterals {

    private static final int MOST_BITS = 63;

    /** Those types that are written like constants: a field of such a name would be taken for it in front of the dot. */
    static final Set<String> TYPES = Set.of("URI", "UUID");

    private DefaultLiterals() {}

    /** A literal. */
    static CodeBlock literal(ScalarKind kind, Object value) {
        return switch (kind) {
            case STRING -> CodeBlock.of("$S", value);
            case BYTE, SHORT -> CodeBlock.of("($L) $L", kind == ScalarKind.BYTE ? "byte" : "short", value);
            case LONG -> CodeBlock.of("$LL", value);
            case FLOAT -> CodeBlock.of("$Lf", value);
            case CHARACTER -> character((Character) value);
            case INT, DOUBLE, BOOLEAN -> CodeBlock.of("$L", value);
            default -> throw new IllegalArgumentException("no literal of " + kind);
        };
    }

    private static CodeBlock character(char value) {
        boolean plain = value >= ' ' && value < 0x7f && value != '\'' && value != '\\';
        return plain ? CodeBlock.of("'$L'", value) : CodeBlock.of("(char) $L", (int) value);
    }

    /** An expression that gives an object. */
    static CodeBlock object(ScalarKind kind, Object value) {
        return switch (kind) {
            case BIG_INTEGER -> whole((BigInteger) value);
            case BIG_DECIMAL -> decimal((BigDecimal) value);
            case UUID -> uuid((UUID) value);
            case INSTANT -> {
                Instant instant = (Instant) value;
                yield CodeBlock.of(
                        "$T.ofEpochSecond($LL, $LL)", Instant.class, instant.getEpochSecond(), instant.getNano());
            }
            case LOCAL_DATE -> {
                LocalDate date = (LocalDate) value;
                yield CodeBlock.of(
                        "$T.of($L, $L, $L)",
                        LocalDate.class,
                        date.getYear(),
                        date.getMonthValue(),
                        date.getDayOfMonth());
            }
            case LOCAL_DATE_TIME -> {
                LocalDateTime time = (LocalDateTime) value;
                yield CodeBlock.of(
                        "$T.of($L, $L)",
                        LocalDateTime.class,
                        object(ScalarKind.LOCAL_DATE, time.toLocalDate()),
                        object(ScalarKind.LOCAL_TIME, time.toLocalTime()));
            }
            case LOCAL_TIME -> {
                LocalTime time = (LocalTime) value;
                yield CodeBlock.of(
                        "$T.of($L, $L, $L, $L)",
                        LocalTime.class,
                        time.getHour(),
                        time.getMinute(),
                        time.getSecond(),
                        time.getNano());
            }
            case YEAR_MONTH -> {
                YearMonth month = (YearMonth) value;
                yield CodeBlock.of("$T.of($L, $L)", YearMonth.class, month.getYear(), month.getMonthValue());
            }
            case YEAR -> CodeBlock.of("$T.of($L)", Year.class, ((Year) value).getValue());
            case MONTH_DAY -> {
                MonthDay day = (MonthDay) value;
                yield CodeBlock.of("$T.of($L, $L)", MonthDay.class, day.getMonthValue(), day.getDayOfMonth());
            }
            case DURATION -> {
                Duration duration = (Duration) value;
                yield CodeBlock.of("$T.ofSeconds($LL, $LL)", Duration.class, duration.getSeconds(), duration.getNano());
            }
            case PERIOD -> {
                Period period = (Period) value;
                yield CodeBlock.of(
                        "$T.of($L, $L, $L)", Period.class, period.getYears(), period.getMonths(), period.getDays());
            }
            case ZONE_OFFSET ->
                CodeBlock.of("$T.ofTotalSeconds($L)", ZoneOffset.class, ((ZoneOffset) value).getTotalSeconds());
            case ZONE_ID -> CodeBlock.of("$T.of($S)", ZoneId.class, ((ZoneId) value).getId());
            case URI -> CodeBlock.of("$T.create($S)", URI.class, value.toString());
            case LOCALE -> CodeBlock.of("$T.forLanguageTag($S)", Locale.class, ((Locale) value).toLanguageTag());
            case CURRENCY -> CodeBlock.of("$T.getInstance($S)", Currency.class, value.toString());
            default -> CodeBlock.of("$T.parse($S)", value.getClass(), value.toString());
        };
    }

    private static CodeBlock whole(BigInteger value) {
        return value.bitLength() <= MOST_BITS
                ? CodeBlock.of("$T.valueOf($LL)", BigInteger.class, value)
                : CodeBlock.of("new $T($S)", BigInteger.class, value.toString());
    }

    private static CodeBlock decimal(BigDecimal value) {
        return value.unscaledValue().bitLength() <= MOST_BITS
                ? CodeBlock.of("$T.valueOf($LL, $L)", BigDecimal.class, value.unscaledValue(), value.scale())
                : CodeBlock.of("new $T($S)", BigDecimal.class, value.toString());
    }

    private static CodeBlock uuid(UUID value) {
        return CodeBlock.of(
                "new $T($LL, $LL)", UUID.class, value.getMostSignificantBits(), value.getLeastSignificantBits());
    }
}
