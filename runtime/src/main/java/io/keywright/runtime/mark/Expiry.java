package io.keywright.runtime.mark;

import io.keywright.runtime.expression.Condition;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.Instant;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Whether an item has expired, which it has from the second on that its time to live says. DynamoDB deletes it some days
 * later; until then it is found like any other. What has no time to live, or none that is a number, does not expire.
 */
public final class Expiry {

    private Expiry() {}

    /** That an item has not expired. */
    public static <T> Condition<T> notReached(MarkedAttribute timeToLive, Clock clock) {
        AttributeValue second = AttributeValue.createN(Long.toString(second(clock)));
        // Of what is not there, the comparison is false, and so its negation true.
        Condition<T> reached = Condition.stored(timeToLive.path(), "<=", second);
        return reached.not();
    }

    /** Whether an item has expired. */
    public static boolean isReached(MarkedAttribute timeToLive, Map<String, AttributeValue> item, Clock clock) {
        AttributeValue value = timeToLive.in(item);
        return value != null
                && value.n() != null
                && new BigDecimal(value.n()).compareTo(BigDecimal.valueOf(second(clock))) <= 0;
    }

    private static long second(Clock clock) {
        return Instant.now(clock).getEpochSecond();
    }
}
