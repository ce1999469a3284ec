package io.keywright.testing;

import java.time.Duration;
import java.util.function.Predicate;

/**
 * Something that goes wrong on purpose, so that a test can see how the code under test takes it. Given to
 * {@link InProcessDynamoDb#inject}. The SDK's own retries meet a fault first: a client retries throttling, server errors
 * and lost replies by itself, so a fault that is to reach the code under test must last longer than those retries.
 */
public final class Fault {

    /** What happens to a request. */
    sealed interface Effect {}

    /** The request is refused before it does anything. */
    record Refusal(String code, String message, int status) implements Effect {}

    /** The request is carried out and its reply is lost. */
    record LostReply() implements Effect {}

    /** A transaction is cancelled because of another one on its first item. */
    record Conflict() implements Effect {}

    /** A batch is carried out only in part. */
    record Partly(int processed) implements Effect {}

    /** The request waits before it is carried out. */
    record Latency(Duration duration) implements Effect {}

    private final Effect effect;
    private final Predicate<RecordedRequest> condition;
    private final int times;

    private Fault(Effect effect, Predicate<RecordedRequest> condition, int times) {
        this.effect = effect;
        this.condition = condition;
        this.times = times;
    }

    private static Fault of(Effect effect) {
        return new Fault(effect, request -> true, 1);
    }

    /** The request exceeds the table's throughput: ProvisionedThroughputExceededException. Nothing is changed. */
    public static Fault throttling() {
        return of(new Refusal(
                "ProvisionedThroughputExceededException",
                "The level of configured provisioned throughput for the table was exceeded. Consider increasing your "
                        + "provisioning level with the UpdateTable API.",
                400));
    }

    /** The service fails: InternalServerError, HTTP status 500. Nothing is changed. */
    public static Fault serverError() {
        return of(new Refusal("InternalServerError", "Internal server error", 500));
    }

    /** The request is refused with an error of the given code, HTTP status 400. Nothing is changed. */
    public static Fault error(String code, String message) {
        return of(new Refusal(code, message, 400));
    }

    /** The request is carried out, but the connection breaks before its reply arrives. */
    public static Fault lostReply() {
        return of(new LostReply());
    }

    /**
     * A transaction meets another one on its first item: TransactionCanceledException with the reason TransactionConflict
     * for TransactWriteItems, TransactGetItems and ExecuteTransaction; TransactionConflictException for any other
     * operation.
     */
    public static Fault transactionConflict() {
        return of(new Conflict());
    }

    /** A batch leaves all but its first {@code processed} keys or writes unprocessed. Other operations are not touched. */
    public static Fault unprocessed(int processed) {
        if (processed < 0) {
            throw new IllegalArgumentException("processed must not be negative: " + processed);
        }
        return of(new Partly(processed));
    }

    /** The request is held up for the given time before it is carried out. */
    public static Fault latency(Duration duration) {
        return of(new Latency(duration));
    }

    /** This fault for requests of the named operation only, for example {@code PutItem}. */
    public Fault on(String operation) {
        return when(request -> request.operation().equals(operation));
    }

    /** This fault for requests that fit the condition only, beside any condition it has already. */
    public Fault when(Predicate<RecordedRequest> fits) {
        return new Fault(effect, condition.and(fits), times);
    }

    /** This fault for the given number of requests, instead of one. */
    public Fault times(int count) {
        if (count < 1) {
            throw new IllegalArgumentException("times must be positive: " + count);
        }
        return new Fault(effect, condition, count);
    }

    /** This fault until {@link InProcessDynamoDb#clearFaults()}. */
    public Fault always() {
        return new Fault(effect, condition, Integer.MAX_VALUE);
    }

    Effect effect() {
        return effect;
    }

    boolean fits(RecordedRequest request) {
        return condition.test(request);
    }

    int times() {
        return times;
    }
}
