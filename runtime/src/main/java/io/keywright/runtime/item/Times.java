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
        static final OfOffsetDateTime INSTANCE = new OfOffsetDateTime();

        OfOffsetDateTime() {
            super("an ISO date and time with an offset");
        }

        @Override
        OffsetDateTime read(String text) {
            return OffsetDateTime.parse(text);
        }
    }

    static final class OfZonedDateTime extends TextConverter<ZonedDateTime> {
        static final OfZonedDateTime INSTANCE = new OfZonedDateTime();

        OfZonedDateTime() {
            super("an ISO date and time with a zone");
        }

        @Override
        ZonedDateTime read(String text) {
            return ZonedDateTime.parse(text);
        }
    }

    static final class OfLocalTime extends TextConverter<LocalTime> {
        static final OfLocalTime INSTANCE = new OfLocalTime();

        OfLocalTime() {
            super("an ISO time");
        }

        @Override
        LocalTime read(String text) {
            return LocalTime.parse(text);
        }
    }

    static final class OfOffsetTime extends TextConverter<OffsetTime> {
        static final OfOffsetTime INSTANCE = new OfOffsetTime();

        OfOffsetTime() {
            super("an ISO time with an offset");
        }

        @Override
        OffsetTime read(String text) {
            return OffsetTime.parse(text);
        }
    }

    static final class OfMonthDay extends TextConverter<MonthDay> {
        static final OfMonthDay INSTANCE = new OfMonthDay();

        OfMonthDay() {
            super("an ISO month and day");
        }

        @Override
        MonthDay read(String text) {
            return MonthDay.parse(text);
        }
    }

    static final class OfDuration extends TextConverter<Duration> {
        static final OfDuration INSTANCE = new OfDuration();

        OfDuration() {
            super("an ISO duration");
        }

        @Override
        Duration read(String text) {
            return Duration.parse(text);
        }
    }

    static final class OfPeriod extends TextConverter<Period> {
        static final OfPeriod INSTANCE = new OfPeriod();

        OfPeriod() {
            super("an ISO period");
        }

        @Override
        Period read(String text) {
            return Period.parse(text);
        }
    }

    static final class OfZoneId extends TextConverter<ZoneId> {
        static final OfZoneId INSTANCE = new OfZoneId();

        OfZoneId() {
            super("the name of a time zone");
        }

        @Override
        ZoneId read(String text) {
            return ZoneId.of(text);
        }
    }

    static final class OfZoneOffset extends TextConverter<ZoneOffset> {
        static final OfZoneOffset INSTANCE = new OfZoneOffset();

        OfZoneOffset() {
            super("the offset of a time zone");
        }

        @Override
        ZoneOffset read(String text) {
            return ZoneOffset.of(text);
        }
    }
}
