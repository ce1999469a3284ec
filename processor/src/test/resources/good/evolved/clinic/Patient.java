package clinic;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Default;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Attributes, documents and a type of other names before, and properties that old items lack. */
@Entity(
        type = "Pat",
        formerly = {"Client", "Patient"})
@Key(pk = "CLINIC#{clinic}", sk = "PATIENT#{since:date}#{id}", name = "ofClinic")
@Gsi(index = 1, name = "byMove", pk = "MOVED#{clinic}", sk = "{address.moved:date}#{id}")
@Gsi(index = 2, name = "keysByLevel", pk = "LEVEL#{level}#{clinic}", sk = "{since:seconds}#{id}")
public record Patient(
        String clinic,
        String id,
        @Attribute(
                        value = "s",
                        formerly = {"begin", "since"})
                Instant since,
        @Attribute(value = "adr", formerly = "address") Address address,
        @Default("REGULAR") Level level,
        @Default("0") int points,
        @Default("-9223372036854775808") long balance,
        @Default("true") boolean active,
        @Default("'") char mark,
        @Default("12.50") BigDecimal fee,
        @Default("2024-01-01T00:00:00Z") Instant seen,
        @Default("[]") List<String> notes,
        @Default("[]") Set<Integer> rooms,
        @Default("{}") Map<String, Integer> scores,
        @Attribute(value = "nick", formerly = "alias") @Default("none") String nickname,
        @Nullable String phone,
        Optional<Integer> age)
        implements Ward {

    public enum Level {
        REGULAR,
        PRIVATE
    }
}
