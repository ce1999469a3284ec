package mapped;

import io.keywright.annotation.Allow;
import io.keywright.annotation.Converted;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import java.time.Duration;
import java.time.Instant;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import values.Code;
import values.CodeConverter;
import values.Money;
import values.Span;
import values.Status;

/** Converted types and stored texts in keys, and wherever a converter can stand. */
@Entity
@Key(pk = "OFFER#{code}", sk = "{market}#{currency}#{price:8.2}", name = "ofCode")
@Gsi(index = 1, name = "byStatus", pk = "STATUS#{status}#{code:shard(4)}", sk = "{status}#{term:6}")
@Allow("HotPartition")
@Gsi(index = 2, name = "byRank", pk = "RANK", sk = "{rank:4}#{code}")
public record Offer(
        @Converted(by = CodeConverter.class) Code code,
        Locale market,
        Currency currency,
        Money price,
        Status status,
        Duration term,
        OptionalInt rank,
        List<Money> history,
        Set<Money> rivals,
        Map<String, Money> byRegion,
        Money[] steps,
        Optional<Money> rebate,
        @Converted(by = CodeConverter.class) Map<Code, List<Code>> related,
        @Nullable Span span,
        Map<String, Object> extras,
        @Converted(by = Epoch.class) long since,
        Set<Duration> terms,
        @Converted(by = Epoch.class) long[] changes,
        @Converted(by = Epoch.class) Map<String, long[][]> visits) {

    /** For a primitive as well as for its box. */
    public static final class Epoch implements io.keywright.annotation.ValueConverter<Long, Instant> {

        @Override
        public Instant toStored(Long value) {
            return Instant.ofEpochSecond(value);
        }

        @Override
        public Long fromStored(Instant stored) {
            return stored.getEpochSecond();
        }
    }
}
