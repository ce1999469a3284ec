package library;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.TimeToLive;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** Expires, perhaps; parts of it are in one index, its keys in another, spread over shards. */
@NullMarked
@Entity
@Key(pk = "READER#{readerId}", sk = "LOAN#{bookId}#{copy:3}", name = "ofReader")
@Gsi(index = 1, name = "byDue", pk = "DUE#{month:yyyy-MM}", sk = "{due}#{bookId}")
@Gsi(index = 2, name = "ofBook", pk = "BOOK#{bookId}#{readerId:shard(3)}", sk = "{due}")
@Gsi(index = 3, name = "inRoom", pk = "ROOM#{place.room}", sk = "{due}")
public record Loan(
        String readerId,
        String bookId,
        int copy,
        @Attribute(value = "t", formerly = "title") String title,
        Instant month,
        LocalDate due,
        Place place,
        @Attribute("n") @Nullable String note,
        Optional<LocalDate> returned,
        List<String> tags,
        @TimeToLive @Nullable Instant expiresAt)
        implements ReaderItem {}
