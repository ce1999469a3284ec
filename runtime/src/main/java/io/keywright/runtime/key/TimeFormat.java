package io.keywright.runtime.key;

import io.keywright.runtime.text.IsoText;
import java.time.Instant;
import java.time.LocalDateTime;

/** Times, in UTC where they have an offset and as written where they have none. */
final class TimeFormat<T> extends KeyFormat<T> {

    enum Precision {
        DATE,
        SECONDS,
        MILLIS,
        MICROS,
        NANOS
    }

    private final Precision precision;

    TimeFormat(Precision precision) {
        this.precision = precision;
    }

    static <T> KeyFormat<T> of(Precision precision) {
        return new TimeFormat<>(precision);
    }

    @Override
    String text(T value) throws RefusedValueException {
        if (precision == Precision.SECONDS && value instanceof Instant instant && IsoText.hasFourDigitYear(instant)) {
            return IsoText.seconds(instant);
        }
        LocalDateTime time = Times.local(value);
        String zone = value instanceof LocalDateTime ? "" : "Z";
        return switch (precision) {
            case DATE -> IsoText.date(time.toLocalDate());
            case SECONDS -> IsoText.seconds(time, zone);
            case MILLIS -> IsoText.fraction(time, 3, zone);
            case MICROS -> IsoText.fraction(time, 6, zone);
            case NANOS -> IsoText.fraction(time, 9, zone);
        };
    }
}
