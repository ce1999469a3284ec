package old;

import io.keywright.annotation.Default;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Immutable;
import io.keywright.annotation.Key;
import io.keywright.annotation.Stored;
import io.keywright.annotation.TimeToLive;
import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** What never changes and can be stored in several ways, and a time to live in the key of an index. */
@NullMarked
@Entity
@Key(pk = "PASS#{passId}", sk = "PASS")
@Gsi(index = 1, name = "byExpiry", pk = "GROUP#{group}", sk = "{expiresAt}#{since:seconds}#{passId}")
public record Pass(
        String passId,
        String group,
        @Immutable Set<String> zones,
        @Immutable @Default("AT") String country,
        @Immutable @Nullable String nickname,
        @Immutable Level level,
        Instant since,
        @TimeToLive @Nullable Instant expiresAt) {

    /** By texts of which one was another. */
    public enum Level {
        @Stored(value = "s", formerly = "SILVER")
        SILVER,
        @Stored("g")
        GOLD
    }

    Pass withZones(String... others) {
        return new Pass(passId, group, Set.of(others), country, nickname, level, since, expiresAt);
    }

    Pass withCountry(String other) {
        return new Pass(passId, group, zones, other, nickname, level, since, expiresAt);
    }

    Pass withLevel(Level other) {
        return new Pass(passId, group, zones, country, nickname, other, since, expiresAt);
    }

    Pass withGroup(String other) {
        return new Pass(passId, other, zones, country, nickname, level, since, expiresAt);
    }
}
