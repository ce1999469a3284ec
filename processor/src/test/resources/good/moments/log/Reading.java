package log;

import io.keywright.annotation.Allow;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Lsi;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Every format, in every place where it changes what is generated. */
@Entity
@Allow({"LocalIndex", "HotPartition"})
@Key(pk = "SENSOR#{sensor}#{takenAt:date}", sk = "READING#{takenAt}#{sequence:4}", name = "ofDay")
@Gsi(index = 1, name = "byDay", pk = "DAY#{takenAt:date}", sk = "{room}#{takenAt:date}#{id}")
@Gsi(index = 2, name = "bySecond", pk = "ROOM#{label:lower}", sk = "AT#{takenAt:seconds}")
@Gsi(index = 3, name = "byClock", pk = "BATCH#{batch}#{valid}", sk = "{clock:seconds}#{month}{year}#{label:lower}")
@Gsi(index = 4, name = "byPlace", pk = "LEVEL#{level}", sk = "{abroad:date}#{zoned:seconds}#{note:rest}")
@Lsi(index = 1, name = "byLevel", sk = "LEVEL#{level}#{id}")
public record Reading(
        String sensor,
        Instant takenAt,
        int sequence,
        Room room,
        UUID id,
        long batch,
        boolean valid,
        LocalDateTime clock,
        YearMonth month,
        Year year,
        String label,
        Level level,
        OffsetDateTime abroad,
        ZonedDateTime zoned,
        @Nullable String note) {

    public enum Room {
        HALL,
        HALL_WEST,
        KITCHEN
    }

    public enum Level {
        LOW,
        TOP
    }
}
