package io.keywright.runtime.execution;

import java.util.concurrent.CompletableFuture;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** One request. */
final class Send<R, T> extends Waiting<R, T> {

    private final Call<R> call;
    private final Continuation<R, T> next;

    Send(Call<R> call, Continuation<R, T> next) {
        this.call = call;
        this.next = next;
    }

    @Override
    R await(DynamoDbClient client, Run run) {
        return call.send(client, run);
    }

    @Override
    CompletableFuture<R> start(DynamoDbAsyncClient client, Run run) {
        return call.send(client, run);
    }

    @Override
    Step<T> happened(R response) {
        return next.answered(response);
    }

    @Override
    Step<T> failed(RuntimeException failure) {
        return next.failed(failure);
    }
}
