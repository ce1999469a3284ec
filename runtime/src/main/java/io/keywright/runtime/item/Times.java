package io.keywright.runtime.item;

import java.time.Duration;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;

/** The remaining types of {@code java.time}: ISO text as their {@code toString} writes it. */
final class Times {

    private Times() {}

    static final class OfOffsetDateTime extends TextConverter<OffsetDateTime> {
        OfOffsetDateTime() {
            super("an ISO date and time with an offset");
        }

        @Override
        OffsetDateTime read(String text) {
            return OffsetDateTime.parse(text);
        }
    }

    static final class OfZonedDateTime extends TextConverter<ZonedDateTime> {
        OfZonedDateTime() {
            super("an ISO date and time with a zone");
        }

        @Override
        ZonedDateTime read(String text) {
            return ZonedDateTime.parse(text);
        }
    }

    static final class OfLocalTime extends TextConverter<LocalTime> {
        OfLocalTime() {
            super("an ISO time");
        }

        @Override
        LocalTime read(String text) {
            return LocalTime.parse(text);
        }
    }

    static final class OfOffsetTime extends TextConverter<OffsetTime> {
        OfOffsetTime() {
            super("an ISO time with an offset");
        }

        @Override
        OffsetTime read(String text) {
            return OffsetTime.parse(text);
        }
    }

    static final class OfMonthDay extends TextConverter<MonthDay> {
        OfMonthDay() {
            super("an ISO month and day");
        }

        @Override
        MonthDay read(String text) {
            return MonthDay.parse(text);
        }
    }

    static final class OfDuration extends TextConverter<Duration> {
        OfDuration() {
            super("an ISO duration");
        }

        @Override
        Duration read(String text) {
            return Duration.parse(text);
        }
    }

    static final class OfPeriod extends TextConverter<Period> {
        OfPeriod() {
            super("an ISO period");
        }

        @Override
        Period read(String text) {
            return Period.parse(text);
        }
    }

    static final class OfZoneId extends TextConverter<ZoneId> {
        OfZoneId() {
            super("the name of a time zone");
        }

        @Override
        ZoneId read(String text) {
            return ZoneId.of(text);
        }
    }

    static final class OfZoneOffset extends TextConverter<ZoneOffset> {
        OfZoneOffset() {
            super("the offset of a time zone");
        }

        @Override
        ZoneOffset read(String text) {
            return ZoneOffset.of(text);
        }
    }
}
