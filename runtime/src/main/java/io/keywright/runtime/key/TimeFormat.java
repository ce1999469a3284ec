package io.keywright.runtime.key;

import io.keywright.runtime.text.IsoText;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;

/** Times, in UTC where they have an offset and as written where they have none. */
final class TimeFormat<T> extends KeyFormat<T> {

    enum Precision {
        DATE,
        SECONDS,
        NANOS
    }

    private final Precision precision;

    TimeFormat(Precision precision) {
        this.precision = precision;
    }

    @Override
    String text(T value) throws RefusedValueException {
        if (value instanceof LocalDateTime time) {
            if (!IsoText.isFourDigitYear(time.getYear())) {
                throw new RefusedValueException(CalendarFormat.YEARS);
            }
            return text(time, "");
        }
        Instant instant = instant(value);
        if (!IsoText.hasFourDigitYear(instant)) {
            throw new RefusedValueException(CalendarFormat.YEARS);
        }
        return text(IsoText.utc(instant), "Z");
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

    private String text(LocalDateTime time, String zone) {
        return switch (precision) {
            case DATE -> IsoText.date(time.toLocalDate());
            case SECONDS -> IsoText.seconds(time, zone);
            case NANOS -> IsoText.nanos(time, zone);
        };
    }
}
