package kinds;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Document;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** A shard of every type. */
@Entity
@Key(pk = "{id}", sk = "SAMPLE")
@Gsi(index = 1, name = "byText", pk = "A#{text:shard(100)}")
@Gsi(index = 2, name = "byShort", pk = "B#{number:shard(100)}")
@Gsi(index = 3, name = "byBig", pk = "C#{big:shard(100)}")
@Gsi(index = 4, name = "byDecimal", pk = "D#{decimal:shard(100)}")
@Gsi(index = 5, name = "byFraction", pk = "E#{fraction:shard(100)}")
@Gsi(index = 6, name = "byInstant", pk = "F#{instant:shard(100)}")
@Gsi(index = 7, name = "byOffset", pk = "G#{offset:shard(100)}")
@Gsi(index = 8, name = "byZoned", pk = "H#{zoned:shard(100)}")
@Gsi(index = 9, name = "byLocal", pk = "I#{local:shard(100)}")
@Gsi(index = 10, name = "byDate", pk = "J#{date:shard(100)}")
@Gsi(index = 11, name = "byMonth", pk = "K#{month:shard(100)}")
@Gsi(index = 12, name = "byYear", pk = "L#{year:shard(100)}")
@Gsi(index = 13, name = "byUuid", pk = "M#{uuid:shard(100)}")
@Gsi(index = 14, name = "byFlag", pk = "N#{flag:shard(100)}")
@Gsi(index = 15, name = "byColour", pk = "O#{colour:shard(100)}")
@Gsi(index = 16, name = "byShade", pk = "P#{paint.shade:shard(100, formerly = 9)}")
@Gsi(index = 17, name = "byHour", pk = "Q#{instant:yyyy-MM-dd-HH}#{instant:shard(2)}")
public record Sample(
        String id,
        String text,
        short number,
        BigInteger big,
        BigDecimal decimal,
        float fraction,
        Instant instant,
        OffsetDateTime offset,
        ZonedDateTime zoned,
        LocalDateTime local,
        LocalDate date,
        YearMonth month,
        Year year,
        UUID uuid,
        boolean flag,
        @Nullable Colour colour,
        @Attribute("p") Optional<Paint> paint) {

    /** Prints itself in another way than it is stored. */
    public enum Colour {
        INDIGO,
        WHITE;

        @Override
        public String toString() {
            return "the colour " + name();
        }
    }

    @Document
    public record Paint(String name, @Attribute("s") Colour shade) {}
}
