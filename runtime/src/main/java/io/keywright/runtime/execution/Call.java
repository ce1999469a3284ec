package io.keywright.runtime.execution;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/**
 * A request that either client can send. {@link Calls} makes them.
 *
 * @param <R> the response
 */
public abstract class Call<R> {

    Call() {}

    abstract R send(DynamoDbClient client, Run run);

    abstract CompletableFuture<R> send(DynamoDbAsyncClient client, Run run);

    /** A request of one kind. */
    abstract static class Of<Q extends DynamoDbRequest, R> extends Call<R> {

        private final Q request;

        Of(Q request) {
            this.request = request;
        }

        abstract R on(DynamoDbClient client, Q timed);

        abstract CompletableFuture<R> on(DynamoDbAsyncClient client, Q timed);

        /** What the response says of its consumption; nothing if it was not asked. */
        abstract List<ConsumedCapacity> consumed(R response);

        @Override
        final R send(DynamoDbClient client, Run run) {
            R response = on(client, timed(run));
            if (run.asksForCapacity()) {
                run.consumed(consumed(response));
            }
            return response;
        }

        @Override
        @SuppressWarnings("FutureReturnValueIgnored") // The callback does not throw.
        final CompletableFuture<R> send(DynamoDbAsyncClient client, Run run) {
            CompletableFuture<R> future = on(client, timed(run));
            if (run.asksForCapacity()) {
                // Told by the very future that is waited for, so that cancelling reaches the client.
                future.whenComplete(new Telling<>(this, run));
            }
            return future;
        }

        @SuppressWarnings("unchecked")
        private Q timed(Run run) {
            AwsRequestOverrideConfiguration override =
                    run.sending(request.overrideConfiguration().orElse(null));
            return override == null
                    ? request
                    : (Q) request.toBuilder().overrideConfiguration(override).build();
        }

        static List<ConsumedCapacity> one(@Nullable ConsumedCapacity capacity) {
            return capacity == null ? List.of() : List.of(capacity);
        }
    }

    private static final class Telling<R> implements BiConsumer<R, Throwable> {

        private final Of<?, R> call;
        private final Run run;

        private Telling(Of<?, R> call, Run run) {
            this.call = call;
            this.run = run;
        }

        @Override
        public void accept(@Nullable R response, @Nullable Throwable failure) {
            if (response != null) {
                run.consumed(call.consumed(response));
            }
        }
    }
}
