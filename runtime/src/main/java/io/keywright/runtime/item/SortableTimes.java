package io.keywright.runtime.item;

import io.keywright.runtime.text.InstantText;
import io.keywright.runtime.text.IsoText;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.YearMonth;

/**
 * Times whose stored text sorts as they do, so that filters can compare them. That is why a year of more than four
 * digits is refused here: its text would sort below all others.
 */
final class SortableTimes {

    private SortableTimes() {}

    static final class OfInstant extends TextConverter<Instant> {
        static final OfInstant INSTANCE = new OfInstant();

        OfInstant() {
            super("an ISO instant");
        }

        @Override
        String write(Instant value) {
            if (!IsoText.hasFourDigitYear(value)) {
                throw year();
            }
            return IsoText.nanos(value);
        }

        @Override
        Instant read(String text) {
            return InstantText.parse(text);
        }
    }

    static final class OfLocalDateTime extends TextConverter<LocalDateTime> {
        static final OfLocalDateTime INSTANCE = new OfLocalDateTime();

        OfLocalDateTime() {
            super("an ISO date and time without a zone");
        }

        @Override
        String write(LocalDateTime value) {
            requireFourDigits(value.getYear());
            return IsoText.nanos(value, "");
        }

        @Override
        LocalDateTime read(String text) {
            return LocalDateTime.parse(text);
        }
    }

    static final class OfLocalDate extends TextConverter<LocalDate> {
        static final OfLocalDate INSTANCE = new OfLocalDate();

        OfLocalDate() {
            super("an ISO date");
        }

        @Override
        String write(LocalDate value) {
            requireFourDigits(value.getYear());
            return IsoText.date(value);
        }

        @Override
        LocalDate read(String text) {
            return LocalDate.parse(text);
        }
    }

    static final class OfYearMonth extends TextConverter<YearMonth> {
        static final OfYearMonth INSTANCE = new OfYearMonth();

        OfYearMonth() {
            super("an ISO year and month");
        }

        @Override
        String write(YearMonth value) {
            requireFourDigits(value.getYear());
            return IsoText.month(value.getYear(), value.getMonthValue());
        }

        @Override
        YearMonth read(String text) {
            return YearMonth.parse(text);
        }
    }

    private static void requireFourDigits(int year) {
        if (!IsoText.isFourDigitYear(year)) {
            throw year();
        }
    }

    private static RuntimeException year() {
        return Refusals.of("a year from 0000 to 9999", "one outside of that");
    }
}
