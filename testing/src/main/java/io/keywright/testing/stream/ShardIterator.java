package io.keywright.testing.stream;

import io.keywright.testing.error.ServiceError;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;

/** A reader's place in a stream: the next change to read. Good for fifteen minutes. */
public record ShardIterator(String streamArn, long next, Instant issued) {

    private static final Duration LIFETIME = Duration.ofMinutes(15);

    /** The iterator as clients carry it. */
    public String text() {
        String content = next + "|" + issued.toEpochMilli() + "|" + streamArn;
        return Base64.getUrlEncoder().encodeToString(content.getBytes(StandardCharsets.UTF_8));
    }

    /** Reads an iterator that was issued here and has not expired. */
    public static ShardIterator parse(String text, Instant now) {
        ShardIterator iterator;
        try {
            String content = new String(Base64.getUrlDecoder().decode(text), StandardCharsets.UTF_8);
            String[] parts = content.split("\\|", 3);
            iterator = new ShardIterator(
                    parts[2], Long.parseLong(parts[0]), Instant.ofEpochMilli(Long.parseLong(parts[1])));
        } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException malformed) {
            throw ServiceError.validation("Invalid ShardIterator");
        }
        if (now.isAfter(iterator.issued().plus(LIFETIME))) {
            throw ServiceError.of(
                    "ExpiredIteratorException",
                    "The specified shard iterator has expired. Please request a new shard iterator.");
        }
        return iterator;
    }
}
