package io.keywright.runtime.key;

import io.keywright.runtime.text.IsoText;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.time.ZonedDateTime;

/** The time that a key tells: in UTC where the value has an offset, as written where it has none. */
final class Times {

    private static final String YEARS = "lies outside of the years 0000 to 9999";

    private Times() {}

    /** Of a day its beginning, and of a month the beginning of its first day. */
    static LocalDateTime local(Object value) throws RefusedValueException {
        if (value instanceof LocalDateTime time) {
            requireFourDigits(time.getYear());
            return time;
        }
        if (value instanceof LocalDate date) {
            requireFourDigits(date.getYear());
            return date.atStartOfDay();
        }
        if (value instanceof YearMonth month) {
            requireFourDigits(month.getYear());
            return month.atDay(1).atStartOfDay();
        }
        Instant instant = instant(value);
        if (!IsoText.hasFourDigitYear(instant)) {
            throw new RefusedValueException(YEARS);
        }
        return IsoText.utc(instant);
    }

    static void requireFourDigits(int year) throws RefusedValueException {
        if (!IsoText.isFourDigitYear(year)) {
            throw new RefusedValueException(YEARS);
        }
    }

    private static Instant instant(Object value) {
        if (value instanceof OffsetDateTime time) {
            return time.toInstant();
        }
        if (value instanceof ZonedDateTime time) {
            return time.toInstant();
        }
        return (Instant) value;
    }
}
