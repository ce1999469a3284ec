package io.keywright.testing.stream;

import io.keywright.testing.error.ServiceError;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;

/**
 * A reader's place in a stream: the next change to read. Good for fifteen minutes, and until the database is put back to a
 * snapshot: sequence numbers are given again after that, so that an older place would pass over records.
 *
 * @param history how often the database had been put back to a snapshot
 */
public record ShardIterator(String streamArn, long next, Instant issued, long history) {

    private static final Duration LIFETIME = Duration.ofMinutes(15);

    /** The iterator as clients carry it. */
    public String text() {
        String content = next + "|" + issued.toEpochMilli() + "|" + history + "|" + streamArn;
        return Base64.getUrlEncoder().encodeToString(content.getBytes(StandardCharsets.UTF_8));
    }

    /** Reads an iterator that was issued here and has not expired. */
    public static ShardIterator parse(String text, Instant now, long history) {
        ShardIterator iterator;
        try {
            String content = new String(Base64.getUrlDecoder().decode(text), StandardCharsets.UTF_8);
            String[] parts = content.split("\\|", 4);
            iterator = new ShardIterator(
                    parts[3],
                    Long.parseLong(parts[0]),
                    Instant.ofEpochMilli(Long.parseLong(parts[1])),
                    Long.parseLong(parts[2]));
        } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException malformed) {
            throw ServiceError.validation("Invalid ShardIterator");
        }
        if (iterator.history() != history || now.isAfter(iterator.issued().plus(LIFETIME))) {
            throw ServiceError.of(
                    "ExpiredIteratorException",
                    "The specified shard iterator has expired. Please request a new shard iterator.");
        }
        return iterator;
    }
}
