package io.keywright.runtime.execution;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Several requests: one after the other on a blocking client, at once on an asynchronous one. */
final class SendAll<R, T> extends Waiting<List<R>, T> {

    private final List<Call<R>> calls;
    private final Continuation<List<R>, T> next;

    SendAll(List<Call<R>> calls, Continuation<List<R>, T> next) {
        this.calls = calls;
        this.next = next;
    }

    @Override
    List<R> await(DynamoDbClient client, Run run) {
        List<R> responses = new ArrayList<>(calls.size());
        for (Call<R> call : calls) {
            responses.add(call.send(client, run));
        }
        return responses;
    }

    @Override
    CompletableFuture<List<R>> start(DynamoDbAsyncClient client, Run run) {
        List<CompletableFuture<R>> sent = new ArrayList<>(calls.size());
        try {
            for (Call<R> call : calls) {
                sent.add(call.send(client, run));
            }
        } catch (RuntimeException failure) {
            AllResponses.cancel(sent);
            throw failure;
        }
        return AllResponses.of(sent);
    }

    @Override
    Step<T> happened(List<R> responses) {
        return next.answered(responses);
    }

    @Override
    Step<T> failed(RuntimeException failure) {
        return next.failed(failure);
    }
}
