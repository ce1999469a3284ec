package io.keywright.processor.promises;

import io.keywright.schema.KeyFormat;
import io.keywright.schema.KeyFormat.Digits;
import io.keywright.schema.KeyFormat.Pattern;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.Currency;
import java.util.Locale;

/** What the design says of a value in a format, written without the runtime. */
final class Oracle {

    private static final Instant FIRST = Instant.parse("0000-01-01T00:00:00Z");
    private static final Instant LAST = Instant.parse("9999-12-31T23:59:59.999999999Z");

    private Oracle() {}

    /** Whether the format must refuse the value. */
    static boolean refuses(KeyFormat format, Object value, String delimiter) {
        if (value instanceof String text) {
            return text.isEmpty()
                    || !StandardCharsets.UTF_8.newEncoder().canEncode(text)
                    || switch (format.kind()) {
                        case AS_IS, LOWER, UPPER -> folded(format, text).contains(delimiter);
                        default -> false;
                    };
        }
        if (value instanceof Locale locale) {
            return !Locale.forLanguageTag(locale.toLanguageTag()).equals(locale);
        }
        if (format instanceof Digits digits) {
            return refusesNumber(digits, value);
        }
        return refusesYear(value);
    }

    private static boolean refusesNumber(Digits format, Object value) {
        if ((value instanceof Double || value instanceof Float) && !Double.isFinite(((Number) value).doubleValue())) {
            return true;
        }
        BigDecimal number = decimal(value);
        if (number.signum() == 0) {
            return false;
        }
        if (number.signum() < 0 && !format.signed()) {
            return true;
        }
        if ((long) number.precision() - number.scale() > format.width()) {
            return true;
        }
        BigDecimal written = value instanceof Double || value instanceof Float
                ? number.setScale(format.scale(), RoundingMode.HALF_EVEN)
                : number;
        boolean same = value instanceof Double wide
                ? written.doubleValue() == wide
                : !(value instanceof Float narrow) || written.floatValue() == narrow;
        return !same || written.stripTrailingZeros().scale() > format.scale();
    }

    private static boolean refusesYear(Object value) {
        int year;
        if (value instanceof LocalDateTime time) {
            year = time.getYear();
        } else if (value instanceof LocalDate date) {
            year = date.getYear();
        } else if (value instanceof YearMonth month) {
            year = month.getYear();
        } else if (value instanceof Year only) {
            year = only.getValue();
        } else if (value instanceof Instant || value instanceof OffsetDateTime || value instanceof ZonedDateTime) {
            return instant(value).isBefore(FIRST) || instant(value).isAfter(LAST);
        } else {
            return false;
        }
        return year < 0 || year > 9999;
    }

    /** What the format keeps of a value, in whole where it loses nothing; to be held against others by {@link #compare}. */
    static Object kept(KeyFormat format, Object value) {
        if (value instanceof String text) {
            return folded(format, text);
        }
        if (value instanceof Number) {
            return decimal(value);
        }
        if (value instanceof Instant || value instanceof OffsetDateTime || value instanceof ZonedDateTime) {
            return truncated(format, LocalDateTime.ofInstant(instant(value), ZoneOffset.UTC));
        }
        if (value instanceof LocalDateTime time) {
            return truncated(format, time);
        }
        return value instanceof Enum<?> constant ? constant.name() : whole(value);
    }

    /** What the keys sort by: what is kept, but of an escaped text what is written. */
    static Object sorted(KeyFormat format, Object value, String delimiter) {
        return format.kind() == KeyFormat.Kind.ESCAPED
                ? value.toString()
                        .replace("%", "%25")
                        .replace(delimiter, String.format("%%%02X", (int) delimiter.charAt(0)))
                : kept(format, value);
    }

    /** The value itself, whatever a format keeps of it: times by instant, numbers by value. */
    static Object whole(Object value) {
        if (value instanceof OffsetDateTime || value instanceof ZonedDateTime) {
            return instant(value);
        }
        if (value instanceof Locale locale) {
            return locale.toLanguageTag();
        }
        return value instanceof java.util.UUID || value instanceof Currency ? value.toString() : value;
    }

    private static String folded(KeyFormat format, String text) {
        return switch (format.kind()) {
            case LOWER -> text.toLowerCase(Locale.ROOT);
            case UPPER -> text.toUpperCase(Locale.ROOT);
            default -> text;
        };
    }

    private static LocalDateTime truncated(KeyFormat format, LocalDateTime time) {
        return switch (format.kind()) {
            case DATE -> time.truncatedTo(ChronoUnit.DAYS);
            case SECONDS -> time.truncatedTo(ChronoUnit.SECONDS);
            case MILLIS -> time.truncatedTo(ChronoUnit.MILLIS);
            case MICROS -> time.truncatedTo(ChronoUnit.MICROS);
            case PATTERN -> truncated(((Pattern) format).pattern(), time);
            default -> time;
        };
    }

    private static LocalDateTime truncated(String pattern, LocalDateTime time) {
        return switch (pattern.charAt(pattern.length() - 1)) {
            case 'y' -> time.truncatedTo(ChronoUnit.DAYS).withDayOfYear(1);
            case 'M' -> time.truncatedTo(ChronoUnit.DAYS).withDayOfMonth(1);
            case 'd' -> time.truncatedTo(ChronoUnit.DAYS);
            case 'H' -> time.truncatedTo(ChronoUnit.HOURS);
            case 'm' -> time.truncatedTo(ChronoUnit.MINUTES);
            default -> time.truncatedTo(ChronoUnit.SECONDS);
        };
    }

    private static BigDecimal decimal(Object value) {
        if (value instanceof BigDecimal decimal) {
            return decimal;
        }
        if (value instanceof BigInteger integer) {
            return new BigDecimal(integer);
        }
        Number number = (Number) value;
        boolean floating = value instanceof Double || value instanceof Float;
        return floating ? new BigDecimal(number.doubleValue()) : BigDecimal.valueOf(number.longValue());
    }

    private static Instant instant(Object value) {
        if (value instanceof OffsetDateTime time) {
            return time.toInstant();
        }
        return value instanceof ZonedDateTime time ? time.toInstant() : (Instant) value;
    }

    /** As the design sorts: strings by code point, all else as Java does. */
    @SuppressWarnings("unchecked")
    static int compare(Object one, Object other) {
        if (one instanceof String left && other instanceof String right) {
            return Arrays.compare(
                    left.codePoints().toArray(), right.codePoints().toArray());
        }
        return ((Comparable<Object>) one).compareTo(other);
    }

    /** As DynamoDB sorts keys. */
    static int compareKeys(String one, String other) {
        return Arrays.compareUnsigned(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }
}
