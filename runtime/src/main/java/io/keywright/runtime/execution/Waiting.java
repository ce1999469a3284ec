package io.keywright.runtime.execution;

import java.util.concurrent.CompletableFuture;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * A step that something has to happen for. The two ways to wait are all that differs between the executors.
 *
 * @param <X> what it waits for
 * @param <T> what the operation gives in the end
 */
abstract class Waiting<X, T> extends Step<T> {

    /** Waits on this thread. */
    abstract X await(DynamoDbClient client, Run run);

    /** Starts what is waited for; cancelling the future gives it up. */
    abstract CompletableFuture<X> start(DynamoDbAsyncClient client, Run run);

    /** The step after it has happened. */
    abstract Step<T> happened(X outcome);

    /** The step after it has failed. */
    abstract Step<T> failed(RuntimeException failure);
}
