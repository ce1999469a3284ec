package io.keywright.testing.wire;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.async.AsyncExecuteRequest;
import software.amazon.awssdk.http.async.SdkAsyncHttpClient;

/**
 * A blocking HTTP client of the SDK for its asynchronous clients: a thread waits for each request. For tests that have no
 * asynchronous one on their class path; a program would take one that holds no threads.
 */
public final class ThreadedHttpClient implements SdkAsyncHttpClient {

    private final SdkHttpClient client;
    private final ExecutorService threads = Executors.newCachedThreadPool(work -> {
        Thread thread = new Thread(work, "keywright-http");
        thread.setDaemon(true);
        return thread;
    });

    /** Over a client that is closed with this one. */
    public ThreadedHttpClient(SdkHttpClient client) {
        this.client = client;
    }

    @Override
    @SuppressWarnings("FutureReturnValueIgnored") // What comes of it is told through the future that is given back.
    public CompletableFuture<Void> execute(AsyncExecuteRequest request) {
        CompletableFuture<Void> done = new CompletableFuture<>();
        CollectedBody.of(request.requestContentPublisher()).whenComplete((body, failure) -> {
            if (failure == null) {
                send(request, body, done);
            } else {
                fail(request, done, failure);
            }
        });
        return done;
    }

    @SuppressWarnings("FutureReturnValueIgnored") // What follows a cancellation has no result.
    private void send(AsyncExecuteRequest request, byte[] body, CompletableFuture<Void> done) {
        ExecutableHttpRequest prepared = client.prepareRequest(HttpExecuteRequest.builder()
                .request(request.request())
                .contentStreamProvider(() -> new ByteArrayInputStream(body))
                .build());
        // The SDK cancels what takes too long.
        done.whenComplete((nothing, failure) -> {
            if (done.isCancelled()) {
                prepared.abort();
            }
        });
        threads.execute(() -> {
            try {
                HttpExecuteResponse response = prepared.call();
                byte[] answer = body(response.responseBody());
                request.responseHandler().onHeaders(response.httpResponse());
                request.responseHandler().onStream(new BodyPublisher(answer));
                done.complete(null);
            } catch (IOException | RuntimeException | Error failure) {
                fail(request, done, failure);
            }
        });
    }

    private static byte[] body(Optional<AbortableInputStream> body) throws IOException {
        if (body.isEmpty()) {
            return new byte[0];
        }
        try (InputStream stream = body.get()) {
            return stream.readAllBytes();
        }
    }

    private static void fail(AsyncExecuteRequest request, CompletableFuture<Void> done, Throwable failure) {
        request.responseHandler().onError(failure);
        done.completeExceptionally(failure);
    }

    @Override
    public String clientName() {
        return "KeywrightThreaded";
    }

    @Override
    public void close() {
        threads.shutdownNow();
        client.close();
    }
}
