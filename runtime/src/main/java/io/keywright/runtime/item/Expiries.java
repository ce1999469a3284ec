package io.keywright.runtime.item;

import java.math.BigDecimal;
import java.time.Instant;

/** When DynamoDB may delete an item: whole seconds of the epoch (N), the only form that it understands. */
final class Expiries {

    /** A number of milliseconds is larger since 1973, and in seconds this is the year 5138. */
    private static final long LAST = 99_999_999_999L;

    private Expiries() {}

    private static String seconds(long seconds) {
        if (seconds <= 0 || seconds > LAST) {
            throw Refusals.of(
                    "a time to live between 1 and 99999999999 seconds since 1970",
                    seconds <= 0 ? "none that is later than 1970" : "a number that looks like milliseconds");
        }
        return Long.toString(seconds);
    }

    private static long whole(String digits) {
        return new BigDecimal(digits).longValue();
    }

    static final class OfInstant extends ScalarConverter<Instant, String> {
        static final OfInstant INSTANCE = new OfInstant();

        OfInstant() {
            super(Stored.NUMBER, "a time to live as number (N) of seconds");
        }

        @Override
        boolean canCoincide() {
            return true;
        }

        @Override
        String write(Instant value) {
            return seconds(value.getEpochSecond());
        }

        @Override
        Instant read(String digits) {
            return Instant.ofEpochSecond(whole(digits));
        }
    }

    static final class OfSeconds extends ScalarConverter<Long, String> {
        static final OfSeconds INSTANCE = new OfSeconds();

        OfSeconds() {
            super(Stored.NUMBER, "a time to live as number (N) of seconds");
        }

        @Override
        String write(Long value) {
            return seconds(value);
        }

        @Override
        Long read(String digits) {
            return whole(digits);
        }
    }
}
