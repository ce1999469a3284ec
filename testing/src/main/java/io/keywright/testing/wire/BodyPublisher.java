package io.keywright.testing.wire;

import java.nio.ByteBuffer;
import org.reactivestreams.Publisher;
import org.reactivestreams.Subscriber;
import org.reactivestreams.Subscription;

/** Publishes a body that is already there, in one piece, once it is asked for. */
final class BodyPublisher implements Publisher<ByteBuffer> {

    private final byte[] body;

    BodyPublisher(byte[] body) {
        this.body = body;
    }

    @Override
    public void subscribe(Subscriber<? super ByteBuffer> subscriber) {
        subscriber.onSubscribe(new Subscription() {
            private boolean done;

            @Override
            public synchronized void request(long count) {
                if (done) {
                    return;
                }
                done = true;
                if (count <= 0) {
                    subscriber.onError(new IllegalArgumentException("a demand must be positive"));
                } else {
                    subscriber.onNext(ByteBuffer.wrap(body));
                    subscriber.onComplete();
                }
            }

            @Override
            public synchronized void cancel() {
                done = true;
            }
        });
    }
}
