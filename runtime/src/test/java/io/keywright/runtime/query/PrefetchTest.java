package io.keywright.runtime.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.TableOptions;
import io.keywright.runtime.error.MissingTypeException;
import io.keywright.runtime.shop.Order;
import io.keywright.runtime.shop.OrderMapper;
import io.keywright.runtime.shop.ShopTable;
import io.keywright.testing.DynamoDbTest;
import io.keywright.testing.InProcessDynamoDb;
import io.keywright.testing.InProcessOnly;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.reactivestreams.Subscriber;
import org.reactivestreams.Subscription;
import software.amazon.awssdk.core.exception.AbortedException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** Pages that are read while the ones before them are used. */
@DynamoDbTest
@InProcessOnly("counts requests")
class PrefetchTest {

    private static final int SECONDS = 20;

    private final HandedOut client = new HandedOut();
    private final ShopTable scripted = ShopTable.open(client, TableOptions.defaults());

    @Test
    void aStreamReadsTheNextPageAndNoOtherWhileTheLastIsUsed() throws Exception {
        Iterator<Order> orders = scripted.orders("c").prefetch().stream().iterator();
        client.answerSoon(page("1", "2"));
        assertThat(orders.next().orderId()).isEqualTo("1");

        client.answer(page("3"));
        assertThat(orders.next().orderId()).isEqualTo("2");
        // The page behind is not asked for before this one is in use.
        assertThat(client.requests()).isEqualTo(2);
        assertThat(orders.next().orderId()).isEqualTo("3");
        client.answer(QueryResponse.builder().build());

        assertThat(orders.hasNext()).isFalse();
    }

    @Test
    void closingAStreamGivesUpThePageThatIsBeingRead() throws Exception {
        Stream<Order> stream = scripted.orders("c").prefetch().stream();
        Iterator<Order> orders = stream.iterator();
        client.answerSoon(page("1", "2"));
        orders.next();
        assertThat(client.asked.await(SECONDS, TimeUnit.SECONDS)).isTrue();

        stream.close();

        assertThat(client.interrupted.await(SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(orders.hasNext()).isFalse();
    }

    @Test
    void aReaderThatIsInterruptedStopsWaiting() throws Exception {
        Iterator<Order> orders = scripted.orders("c").prefetch().stream().iterator();
        client.answerSoon(page("1"));
        orders.next();

        Thread.currentThread().interrupt();

        assertThatThrownBy(orders::hasNext).isInstanceOf(AbortedException.class);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(client.interrupted.await(SECONDS, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void aFailureBelongsToThePageThatFailed() throws Exception {
        Iterator<Order> orders = scripted.orders("c").prefetch().stream().iterator();
        client.answerSoon(page("1", "2"));
        orders.next();
        client.answer(QueryResponse.builder()
                .items(List.of(Map.of("PK", AttributeValue.fromS("CUSTOMER#c"))))
                .build());

        assertThat(orders.next().orderId()).isEqualTo("2");
        assertThatThrownBy(orders::hasNext).isInstanceOf(MissingTypeException.class);
    }

    @Test
    void readsTheSameAsWithout(InProcessDynamoDb engine) {
        ShopTable shop = ShopTable.create(engine.client());
        for (int number = 0; number < 25; number++) {
            shop.put(new Order("c", "%02d".formatted(number), Instant.EPOCH, "OPEN"));
        }

        for (int size : List.of(1, 4, 25, 100)) {
            assertThat(shop.orders("c").pageSize(size).prefetch().stream().toList())
                    .isEqualTo(shop.orders("c").list());
            assertThat(shop.orders("c").pageSize(size).limit(7).prefetch().stream()
                            .toList())
                    .hasSize(7);
        }
    }

    @Test
    void aPublisherReadsOnePageAheadOfItsSubscriber(InProcessDynamoDb engine) throws Exception {
        ShopTable blocking = ShopTable.create(engine.client());
        for (int number = 0; number < 9; number++) {
            blocking.put(new Order("c", "%02d".formatted(number), Instant.EPOCH, "OPEN"));
        }
        CountDownLatch two = new CountDownLatch(2);
        engine.clearRequests();
        engine.onRequest(request -> two.countDown());
        Reader reader = new Reader();
        ShopTable.open(engine.asyncClient())
                .orders("c")
                .pageSize(2)
                .prefetch()
                .publisher()
                .subscribe(reader);
        assertThat(engine.requestCount()).isZero();

        reader.ask(1);
        assertThat(two.await(SECONDS, TimeUnit.SECONDS)).isTrue();
        reader.awaitResults(1);
        assertThat(engine.requestCount()).isEqualTo(2);

        reader.ask(Long.MAX_VALUE);
        assertThat(reader.end.await(SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(reader.results).extracting(Order::orderId).hasSize(9).isSorted();
    }

    private static QueryResponse page(String... ids) {
        List<Map<String, AttributeValue>> items = new ArrayList<>();
        for (String id : ids) {
            items.add(OrderMapper.INSTANCE.toItem(new Order("c", id, Instant.EPOCH, "OPEN")));
        }
        return QueryResponse.builder()
                .items(items)
                .lastEvaluatedKey(Map.of(
                        "PK", AttributeValue.fromS("CUSTOMER#c"),
                        "SK", AttributeValue.fromS("ORDER#" + ids[ids.length - 1])))
                .build();
    }

    /** Keeps each request waiting until the test hands out a response. */
    private static final class HandedOut implements DynamoDbClient {

        private final SynchronousQueue<QueryResponse> responses = new SynchronousQueue<>();
        private final CountDownLatch asked = new CountDownLatch(2);
        private final CountDownLatch interrupted = new CountDownLatch(1);
        private final AtomicInteger requests = new AtomicInteger();

        /** To a request that is under way or about to be. */
        void answer(QueryResponse response) throws InterruptedException {
            assertThat(responses.offer(response, SECONDS, TimeUnit.SECONDS)).isTrue();
        }

        /** To a request that this thread is going to send. */
        void answerSoon(QueryResponse response) {
            Thread answering = new Thread(() -> {
                try {
                    answer(response);
                } catch (InterruptedException impossible) {
                    throw new IllegalStateException(impossible);
                }
            });
            answering.start();
        }

        int requests() {
            return requests.get();
        }

        @Override
        public QueryResponse query(QueryRequest request) {
            requests.incrementAndGet();
            asked.countDown();
            try {
                return responses.take();
            } catch (InterruptedException stopped) {
                interrupted.countDown();
                Thread.currentThread().interrupt();
                throw AbortedException.create("stopped", stopped);
            }
        }

        @Override
        public String serviceName() {
            return "dynamodb";
        }

        @Override
        public void close() {}
    }

    private static final class Reader implements Subscriber<Order> {

        private final List<Order> results = new ArrayList<>();
        private final CountDownLatch first = new CountDownLatch(1);
        private final CountDownLatch end = new CountDownLatch(1);
        private @Nullable Subscription subscription;

        void ask(long more) {
            Objects.requireNonNull(subscription, "subscription").request(more);
        }

        void awaitResults(int count) throws InterruptedException {
            assertThat(first.await(SECONDS, TimeUnit.SECONDS)).isTrue();
            assertThat(results).hasSize(count);
        }

        @Override
        public void onSubscribe(Subscription given) {
            subscription = given;
        }

        @Override
        public void onNext(Order order) {
            results.add(order);
            first.countDown();
        }

        @Override
        public void onError(Throwable thrown) {
            end.countDown();
        }

        @Override
        public void onComplete() {
            end.countDown();
        }
    }
}
