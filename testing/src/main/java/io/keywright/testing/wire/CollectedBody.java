package io.keywright.testing.wire;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.WritableByteChannel;
import java.util.concurrent.CompletableFuture;
import org.reactivestreams.Publisher;
import org.reactivestreams.Subscriber;
import org.reactivestreams.Subscription;

/** The body of an asynchronous request, when all parts of it are there. Requests to DynamoDB are small. */
final class CollectedBody implements Subscriber<ByteBuffer> {

    private final ByteArrayOutputStream body = new ByteArrayOutputStream();
    private final WritableByteChannel channel = Channels.newChannel(body);
    private final CompletableFuture<byte[]> collected = new CompletableFuture<>();

    private CollectedBody() {}

    static CompletableFuture<byte[]> of(Publisher<ByteBuffer> parts) {
        CollectedBody body = new CollectedBody();
        parts.subscribe(body);
        return body.collected;
    }

    @Override
    public void onSubscribe(Subscription subscription) {
        subscription.request(Long.MAX_VALUE);
    }

    @Override
    public void onNext(ByteBuffer part) {
        try {
            channel.write(part);
        } catch (IOException impossible) {
            onError(impossible);
        }
    }

    @Override
    public void onError(Throwable failure) {
        collected.completeExceptionally(failure);
    }

    @Override
    public void onComplete() {
        collected.complete(body.toByteArray());
    }
}
