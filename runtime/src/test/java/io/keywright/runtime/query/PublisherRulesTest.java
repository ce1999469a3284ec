package io.keywright.runtime.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.shop.Order;
import io.keywright.runtime.shop.OrderMapper;
import io.keywright.runtime.shop.ShopTable;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.reactivestreams.Publisher;
import org.reactivestreams.Subscriber;
import org.reactivestreams.Subscription;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** The rules of the Reactive Streams specification, by their numbers, that depend on how signals are given. */
class PublisherRulesTest {

    private final Scripted client = new Scripted();
    private final Publisher<Order> publisher =
            ShopTable.open(client).orders("c").publisher();
    private final List<Throwable> uncaught = new CopyOnWriteArrayList<>();
    private Thread.@Nullable UncaughtExceptionHandler before;

    @BeforeEach
    void listen() {
        before = Thread.currentThread().getUncaughtExceptionHandler();
        Thread.currentThread().setUncaughtExceptionHandler((thread, thrown) -> uncaught.add(thrown));
    }

    @AfterEach
    void stopListening() {
        Thread.currentThread().setUncaughtExceptionHandler(before);
    }

    @Test
    void rule_1_3_noSignalComesBeforeOnSubscribeHasReturned() throws Exception {
        CountDownLatch answered = new CountDownLatch(1);
        Listening listening = new Listening() {
            @Override
            void subscribed(Subscription given) throws InterruptedException {
                given.request(2);
                Thread other = new Thread(() -> {
                    client.answer(page("1"));
                    answered.countDown();
                });
                other.start();
                assertThat(answered.await(20, TimeUnit.SECONDS)).isTrue();
                signals.add("onSubscribe returns");
            }
        };

        publisher.subscribe(listening);

        client.answer(page("1", "2"));
        assertThat(listening.signals).containsExactly("onSubscribe returns", "1", "2");
    }

    @Test
    void rule_1_9_nobodyIsNoSubscriber() {
        assertThatThrownBy(() -> publisher.subscribe(null)).isInstanceOf(NullPointerException.class);
    }

    @Test
    void rule_2_13_aSubscriberThatThrowsIsToldNothingMoreAndTheFailureGoesToTheHandler() {
        IllegalStateException broken = new IllegalStateException("broken");
        Listening listening = new Listening() {
            @Override
            void next(Order order) {
                if (signals.size() == 2) {
                    throw broken;
                }
            }
        };
        publisher.subscribe(listening);
        listening.given().request(10);

        client.answer(page("1", "2", "3"));
        listening.given().request(10);

        assertThat(listening.signals).containsExactly("1", "2");
        assertThat(uncaught).containsExactly(broken);
        assertThat(client.requests).hasSize(1);
    }

    @Test
    void rule_2_13_alsoAtTheBeginningAndAtTheEnd() {
        AssertionError broken = new AssertionError("broken");
        Listening atOnce = new Listening() {
            @Override
            void subscribed(Subscription given) {
                given.request(1);
                throw broken;
            }
        };
        publisher.subscribe(atOnce);
        assertThat(client.requests).isEmpty();
        assertThat(atOnce.signals).isEmpty();

        Listening atTheEnd = new Listening() {
            @Override
            void ended() {
                throw broken;
            }
        };
        publisher.subscribe(atTheEnd);
        atTheEnd.given().request(5);
        client.answer(last("1"));
        assertThat(atTheEnd.signals).containsExactly("1", "complete");

        Listening atTheFailure = new Listening() {
            @Override
            void ended() {
                throw broken;
            }
        };
        publisher.subscribe(atTheFailure);
        atTheFailure.given().request(0);
        assertThat(atTheFailure.signals).containsExactly("error IllegalArgumentException");
        assertThat(uncaught).containsExactly(broken, broken, broken);
    }

    @Test
    void rule_3_5_cancellingGivesTheRequestUpAndMayBeRepeated() {
        Listening listening = new Listening();
        publisher.subscribe(listening);
        listening.given().request(1);

        listening.given().cancel();
        listening.given().cancel();
        listening.given().request(1);

        assertThat(client.requests).hasSize(1);
        assertThat(client.requests.get(0)).isCancelled();
        assertThat(listening.signals).isEmpty();
    }

    @Test
    void rule_3_9_askingForNothingEndsItAndGivesTheRequestUp() {
        Listening listening = new Listening();
        publisher.subscribe(listening);
        listening.given().request(1);

        listening.given().request(0);
        listening.given().request(1);

        assertThat(client.requests).hasSize(1);
        assertThat(client.requests.get(0)).isCancelled();
        assertThat(listening.signals).containsExactly("error IllegalArgumentException");
    }

    @Test
    void rule_3_17_moreThanCanBeCountedIsAll() {
        Listening listening = new Listening();
        publisher.subscribe(listening);
        listening.given().request(Long.MAX_VALUE);
        listening.given().request(Long.MAX_VALUE);

        client.answer(last("1", "2"));

        assertThat(listening.signals).containsExactly("1", "2", "complete");
    }

    private static QueryResponse page(String... ids) {
        return last(ids).toBuilder()
                .lastEvaluatedKey(Map.of(
                        "PK", AttributeValue.fromS("CUSTOMER#c"),
                        "SK", AttributeValue.fromS("ORDER#" + ids[ids.length - 1])))
                .build();
    }

    private static QueryResponse last(String... ids) {
        List<Map<String, AttributeValue>> items = new ArrayList<>();
        for (String id : ids) {
            items.add(OrderMapper.INSTANCE.toItem(new Order("c", id, Instant.EPOCH, "OPEN")));
        }
        return QueryResponse.builder().items(items).build();
    }

    /** Answers when the test says so, on its thread. */
    private static final class Scripted implements DynamoDbAsyncClient {

        private final List<CompletableFuture<QueryResponse>> requests = new ArrayList<>();

        /** To what was asked last; nothing if nothing is asked. */
        void answer(QueryResponse response) {
            if (!requests.isEmpty()) {
                requests.get(requests.size() - 1).complete(response);
            }
        }

        @Override
        public CompletableFuture<QueryResponse> query(QueryRequest request) {
            CompletableFuture<QueryResponse> future = new CompletableFuture<>();
            requests.add(future);
            return future;
        }

        @Override
        public String serviceName() {
            return "dynamodb";
        }

        @Override
        public void close() {}
    }

    /** Writes down what it is told. */
    @SuppressWarnings("UnusedVariable") // Overridden where it matters.
    private static class Listening implements Subscriber<Order> {

        final List<String> signals = new CopyOnWriteArrayList<>();
        private @Nullable Subscription subscription;

        Subscription given() {
            return Objects.requireNonNull(subscription, "subscription");
        }

        void subscribed(Subscription given) throws InterruptedException {}

        void next(Order order) {}

        void ended() {}

        @Override
        public final void onSubscribe(Subscription given) {
            subscription = given;
            try {
                subscribed(given);
            } catch (InterruptedException impossible) {
                throw new IllegalStateException(impossible);
            }
        }

        @Override
        public final void onNext(Order order) {
            signals.add(order.orderId());
            next(order);
        }

        @Override
        public final void onError(Throwable thrown) {
            signals.add("error " + thrown.getClass().getSimpleName());
            ended();
        }

        @Override
        public final void onComplete() {
            signals.add("complete");
            ended();
        }
    }
}
