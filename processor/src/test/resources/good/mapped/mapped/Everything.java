package mapped;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Month;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import values.Channel;
import values.Status;

/** A property of every type that no other fixture has. */
@Entity
@Key(pk = "EVERYTHING#{id}", sk = "EVERYTHING")
public record Everything(
        String id,
        OptionalInt count,
        OptionalLong size,
        OptionalDouble ratio,
        URI home,
        Locale language,
        Currency currency,
        ByteBuffer payload,
        Set<ByteBuffer> payloads,
        Month month,
        DayOfWeek day,
        boolean[] flags,
        char[] letters,
        short[] shorts,
        int[][] grid,
        long[] longs,
        float[] floats,
        double[] doubles,
        String[] names,
        List<String>[] groups,
        URI @Nullable [] links,
        Optional<int[]> optionalInts,
        @Attribute(asList = true) Set<String> ordered,
        @Attribute(value = "mt", asList = true) @Nullable Set<String> maybeTags,
        @Attribute(asList = true) Optional<Set<Integer>> maybeNumbers,
        @Nullable Set<Boolean> maybeFlags,
        Map<UUID, String> byUuid,
        Map<Integer, String> byNumber,
        Map<BigInteger, String> byBig,
        Map<LocalDate, String> byDate,
        Map<Instant, String> byInstant,
        Map<Locale, String> byLocale,
        Map<Currency, String> byCurrency,
        Map<URI, String> byUri,
        Map<Status, Channel> byStatus) {}
