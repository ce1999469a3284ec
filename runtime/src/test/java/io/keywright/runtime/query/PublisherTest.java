package io.keywright.runtime.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.error.MissingClientException;
import io.keywright.runtime.error.MissingTypeException;
import io.keywright.runtime.shop.Order;
import io.keywright.runtime.shop.OrderMapper;
import io.keywright.runtime.shop.ShopTable;
import io.keywright.testing.DynamoDbTest;
import io.keywright.testing.InProcessDynamoDb;
import io.keywright.testing.InProcessOnly;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.reactivestreams.Publisher;
import org.reactivestreams.Subscriber;
import org.reactivestreams.Subscription;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Results given as they are asked for. */
@DynamoDbTest
@InProcessOnly("counts requests")
class PublisherTest {

    private InProcessDynamoDb engine;
    private ShopTable blocking;
    private ShopTable shop;

    @BeforeEach
    void createTable(InProcessDynamoDb given) {
        engine = given;
        blocking = ShopTable.create(given.client());
        shop = ShopTable.open(given.asyncClient());
    }

    @Test
    void allResultsComeInOrderAndThenTheEnd() throws Exception {
        List<Order> orders = put(11);
        Collecting collecting = new Collecting(Long.MAX_VALUE);

        shop.orders("c-1").pageSize(3).publisher().subscribe(collecting);

        collecting.awaitEnd();
        assertThat(collecting.results).isEqualTo(orders);
        assertThat(collecting.failure).isNull();
    }

    @Test
    void aReaderThatAsksForOneAtATimeGetsOneAtATime() throws Exception {
        List<Order> orders = put(300);
        Collecting collecting = new Collecting(1);
        collecting.asksAgain = true;

        shop.orders("c-1").pageSize(1).publisher().subscribe(collecting);

        collecting.awaitEnd();
        assertThat(collecting.results).isEqualTo(orders);
    }

    @Test
    void noPageIsReadBeforeItsFirstResultIsAskedFor() throws Exception {
        put(9);
        engine.clearRequests();
        Collecting collecting = new Collecting(0);
        collecting.expected = new CountDownLatch(3);
        shop.orders("c-1").pageSize(3).publisher().subscribe(collecting);
        assertThat(engine.requestCount()).isZero();

        collecting.ask(3);
        assertThat(collecting.expected.await(10, TimeUnit.SECONDS)).isTrue();

        assertThat(collecting.results).hasSize(3);
        assertThat(engine.requestCount()).isEqualTo(1);
    }

    @Test
    void theLimitEndsItWithoutAnotherRequest() throws Exception {
        put(9);
        engine.clearRequests();
        Collecting collecting = new Collecting(4);

        shop.orders("c-1").limit(4).publisher().subscribe(collecting);

        collecting.awaitEnd();
        assertThat(collecting.results).hasSize(4);
        assertThat(engine.requestCount()).isEqualTo(1);
    }

    @Test
    void nothingComesAfterACancellation() throws Exception {
        put(9);
        Collecting collecting = new Collecting(Long.MAX_VALUE);
        collecting.cancelsAfter = 4;
        collecting.expected = new CountDownLatch(4);

        shop.orders("c-1").pageSize(3).publisher().subscribe(collecting);

        assertThat(collecting.expected.await(10, TimeUnit.SECONDS)).isTrue();
        assertThat(collecting.results).hasSize(4);
        assertThat(collecting.end.getCount()).isEqualTo(1);
    }

    @Test
    void eachSubscriberReadsFromTheBeginning() throws Exception {
        List<Order> orders = put(5);
        Publisher<Order> publisher = shop.orders("c-1").publisher();

        for (int i = 0; i < 2; i++) {
            Collecting collecting = new Collecting(Long.MAX_VALUE);
            publisher.subscribe(collecting);
            collecting.awaitEnd();
            assertThat(collecting.results).isEqualTo(orders);
        }
    }

    @Test
    void aFailureIsASignal() throws Exception {
        Map<String, AttributeValue> item =
                new HashMap<>(OrderMapper.INSTANCE.toItem(new Order("c-1", "o-1", Instant.EPOCH, "OPEN")));
        item.remove("Type");
        blocking.putRaw(item);
        Collecting collecting = new Collecting(1);

        shop.orders("c-1").publisher().subscribe(collecting);

        collecting.awaitEnd();
        assertThat(collecting.failure).isInstanceOf(MissingTypeException.class);
    }

    @Test
    void askingForNothingIsAFailure() throws Exception {
        Collecting collecting = new Collecting(-1);

        shop.orders("c-1").publisher().subscribe(collecting);

        collecting.awaitEnd();
        assertThat(collecting.failure).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void withoutAnAsynchronousClientThereIsNone() {
        assertThatThrownBy(() -> blocking.orders("c-1").publisher()).isInstanceOf(MissingClientException.class);
    }

    private List<Order> put(int count) {
        List<Order> orders = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Order order = new Order("c-1", String.format("o-%04d", i), Instant.EPOCH, "OPEN");
            blocking.put(order);
            orders.add(order);
        }
        return orders;
    }

    private static final class Collecting implements Subscriber<Order> {
        private final List<Order> results = new ArrayList<>();
        private final CountDownLatch end = new CountDownLatch(1);
        private final long first;
        private CountDownLatch expected = new CountDownLatch(0);
        private boolean asksAgain;
        private int cancelsAfter = -1;
        private @Nullable Subscription subscription;
        private @Nullable Throwable failure;

        private Collecting(long first) {
            this.first = first;
        }

        void ask(long more) {
            given().request(more);
        }

        private Subscription given() {
            return Objects.requireNonNull(subscription, "subscription");
        }

        void awaitEnd() throws InterruptedException {
            assertThat(end.await(20, TimeUnit.SECONDS)).isTrue();
        }

        @Override
        public void onSubscribe(Subscription given) {
            subscription = given;
            if (first != 0) {
                ask(first);
            }
        }

        @Override
        public void onNext(Order order) {
            results.add(order);
            if (results.size() == cancelsAfter) {
                given().cancel();
            }
            expected.countDown();
            if (asksAgain) {
                ask(1);
            }
        }

        @Override
        public void onError(Throwable thrown) {
            failure = thrown;
            end.countDown();
        }

        @Override
        public void onComplete() {
            end.countDown();
        }
    }
}
