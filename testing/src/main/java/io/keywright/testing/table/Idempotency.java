package io.keywright.testing.table;

import io.keywright.testing.error.ServiceError;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;

/** Client request tokens of transactions, each good for ten minutes and one request. */
public final class Idempotency {

    private static final Duration LIFETIME = Duration.ofMinutes(10);

    private record Use(String request, Instant until) {}

    private final Map<String, Use> uses = new HashMap<>();

    /** Takes over what the other remembers, and forgets everything else. */
    void become(Idempotency other) {
        uses.clear();
        uses.putAll(other.uses);
    }

    /** Whether this request was already carried out under the token; another request under it is refused. */
    public boolean isRepetition(String token, String request, Instant now) {
        uses.values().removeIf(use -> !now.isBefore(use.until()));
        Use use = uses.get(token);
        if (use == null) {
            return false;
        }
        if (!use.request().equals(request)) {
            throw ServiceError.of(
                    "IdempotentParameterMismatchException",
                    "The request uses the same client token as a previous, but non-identical request. "
                            + "Do not reuse a client token with different requests, unless the requests are identical");
        }
        return true;
    }

    public void remember(String token, String request, Instant now) {
        uses.put(token, new Use(request, now.plus(LIFETIME)));
    }
}
