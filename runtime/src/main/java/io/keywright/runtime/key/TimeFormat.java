package io.keywright.runtime.key;

import io.keywright.runtime.text.IsoText;
import java.time.Instant;
import java.time.LocalDateTime;

/** Times, in UTC where they have an offset and as written where they have none. */
final class TimeFormat<T> extends KeyFormat<T> {

    private static final int DAY = -1;

    private final int digits;

    private TimeFormat(int digits) {
        this.digits = digits;
    }

    /** The day. */
    static <T> KeyFormat<T> ofDate() {
        return new TimeFormat<>(DAY);
    }

    /**
     * Seconds with a fraction.
     *
     * @param digits of the fraction: 0, 3, 6 or 9
     */
    static <T> KeyFormat<T> of(int digits) {
        return new TimeFormat<>(digits);
    }

    @Override
    String text(T value) throws RefusedValueException {
        if (digits == 0 && value instanceof Instant instant && IsoText.hasFourDigitYear(instant)) {
            return IsoText.seconds(instant);
        }
        LocalDateTime time = Times.local(value);
        String zone = value instanceof LocalDateTime ? "" : "Z";
        if (digits == DAY) {
            return IsoText.date(time.toLocalDate());
        }
        return digits == 0 ? IsoText.seconds(time, zone) : IsoText.fraction(time, digits, zone);
    }
}
