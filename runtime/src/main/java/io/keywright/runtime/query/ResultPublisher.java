package io.keywright.runtime.query;

import java.util.Objects;
import org.reactivestreams.Publisher;
import org.reactivestreams.Subscriber;

/** The results of a query for as many subscribers as come, each from the beginning. */
final class ResultPublisher<T> implements Publisher<T> {

    private final Query<T, ?> query;

    ResultPublisher(Query<T, ?> query) {
        this.query = query;
    }

    @Override
    public void subscribe(Subscriber<? super T> subscriber) {
        Objects.requireNonNull(subscriber, "subscriber");
        new ResultSubscription<>(query, subscriber).start();
    }
}
