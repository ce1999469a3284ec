package io.keywright.testing.wire;

import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import software.amazon.awssdk.http.SdkHttpResponse;
import software.amazon.awssdk.http.async.AsyncExecuteRequest;
import software.amazon.awssdk.http.async.SdkAsyncHttpClient;

/** The same for the SDK's asynchronous clients. The engine answers on the thread that delivers the request. */
public final class EngineAsyncHttpClient implements SdkAsyncHttpClient {

    private final Entrance entrance;

    public EngineAsyncHttpClient(Entrance entrance) {
        this.entrance = entrance;
    }

    @Override
    @SuppressWarnings("FutureReturnValueIgnored") // What comes of it is told through the future that is given back.
    public CompletableFuture<Void> execute(AsyncExecuteRequest request) {
        CompletableFuture<Void> done = new CompletableFuture<>();
        CollectedBody.of(request.requestContentPublisher()).whenComplete((body, failure) -> {
            if (failure == null) {
                answer(request, body, done);
            } else {
                fail(request, done, failure);
            }
        });
        return done;
    }

    private void answer(AsyncExecuteRequest request, byte[] body, CompletableFuture<Void> done) {
        try {
            String target =
                    request.request().firstMatchingHeader("X-Amz-Target").orElse(null);
            Reply reply = entrance.answer(target, body);
            request.responseHandler()
                    .onHeaders(SdkHttpResponse.builder()
                            .statusCode(reply.status())
                            .headers(reply.headers())
                            .build());
            request.responseHandler().onStream(new BodyPublisher(reply.body()));
            done.complete(null);
        } catch (IOException | RuntimeException | Error failure) {
            fail(request, done, failure);
        }
    }

    private static void fail(AsyncExecuteRequest request, CompletableFuture<Void> done, Throwable failure) {
        request.responseHandler().onError(failure);
        done.completeExceptionally(failure);
    }

    @Override
    public String clientName() {
        return "KeywrightInProcessAsync";
    }

    @Override
    public void close() {
        // Nothing is held open.
    }
}
