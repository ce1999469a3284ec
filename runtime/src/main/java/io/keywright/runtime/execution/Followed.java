package io.keywright.runtime.execution;

import java.util.concurrent.CompletableFuture;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A step of a course that something follows. */
final class Followed<X, S, T> extends Waiting<X, T> {

    private final Waiting<X, S> step;
    private final Following<S, T> next;

    Followed(Waiting<X, S> step, Following<S, T> next) {
        this.step = step;
        this.next = next;
    }

    @Override
    X await(DynamoDbClient client, Run run) {
        return step.await(client, run);
    }

    @Override
    CompletableFuture<X> start(DynamoDbAsyncClient client, Run run) {
        return step.start(client, run);
    }

    @Override
    Step<T> happened(X outcome) {
        return Step.then(step.happened(outcome), next);
    }

    @Override
    Step<T> failed(RuntimeException failure) {
        return Step.then(step.failed(failure), next);
    }
}
