package io.keywright.runtime.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.Trials;
import io.keywright.runtime.error.DeadlineException;
import io.keywright.runtime.error.DuplicateWriteException;
import io.keywright.runtime.error.UnprocessedReadsException;
import io.keywright.runtime.error.UnprocessedWritesException;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.EntityMappers;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.FoundItems;
import io.keywright.runtime.shop.Customer;
import io.keywright.runtime.shop.CustomerMapper;
import io.keywright.runtime.shop.Order;
import io.keywright.runtime.shop.OrderMapper;
import io.keywright.runtime.shop.ShopTable;
import io.keywright.testing.DynamoDbTest;
import io.keywright.testing.Fault;
import io.keywright.testing.InProcessDynamoDb;
import io.keywright.testing.InProcessOnly;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;

@DynamoDbTest
@InProcessOnly("injects faults and counts requests")
class BatchTest {

    private InProcessDynamoDb engine;
    private ShopTable shop;

    @BeforeEach
    void createTable(InProcessDynamoDb given) {
        engine = given;
        shop = ShopTable.create(given.client());
        engine.clearRequests();
    }

    @Test
    @DisplayName("B80: writes of all types go twenty five in a request")
    void writesOfAllTypesGoTwentyFiveInARequest() {
        for (int i = 0; i < 10; i++) {
            shop.put(order("c-1", 100 + i));
        }
        OwnBatch batch = batch().put(new Customer("c-1", null));
        orders("c-1", 45).forEach(batch::put);
        for (int i = 0; i < 10; i++) {
            batch.remove(OrderMapper.INSTANCE, OrderMapper.key("c-1", id(100 + i)));
        }
        engine.clearRequests();

        assertThat(batch.execute()).isEqualTo(56);

        assertThat(engine.requestCount()).isEqualTo(3);
        assertThat(shop.orders("c-1").list()).containsExactlyElementsOf(orders("c-1", 45));
        assertThat(batch.toRequests()).hasSize(3);
    }

    @Test
    void whatIsLeftUnprocessedIsSentAgainUntilAllIsWritten() {
        engine.inject(Fault.unprocessed(7).on("BatchWriteItem").times(4));
        engine.inject(Fault.unprocessed(0).on("BatchWriteItem").times(2));
        OwnBatch batch = batch();
        orders("c-1", 30).forEach(batch::put);

        batch.execute();

        assertThat(shop.orders("c-1").list()).containsExactlyElementsOf(orders("c-1", 30));
        assertThat(puts()).isGreaterThanOrEqualTo(30);
    }

    @Test
    void whatEndsWrongIsHandedBackAndNothingIsLost() {
        Trials.of(25, random -> {
            String customer = "c-" + random.nextInt(1_000_000_000);
            int size = 1 + random.nextInt(80);
            List<Order> orders = orders(customer, size);
            OwnBatch batch = batch();
            orders.forEach(batch::put);
            for (int i = random.nextInt(5); i > 0; i--) {
                engine.inject(Fault.unprocessed(random.nextInt(25)).on("BatchWriteItem"));
            }
            boolean broken = random.nextBoolean();
            if (broken) {
                engine.inject(Fault.error("AccessDeniedException", "no").on("BatchWriteItem"));
            }

            List<Object> left = new ArrayList<>();
            try {
                batch.execute();
            } catch (UnprocessedWritesException failure) {
                left.addAll(failure.puts());
                assertThat(failure.processed()).isEqualTo(size - left.size());
                assertThat(failure).hasCauseInstanceOf(DynamoDbException.class);
            }
            engine.clearFaults();

            assertThat(broken || left.isEmpty()).isTrue();
            List<Object> all = new ArrayList<>(shop.orders(customer).list());
            all.addAll(left);
            assertThat(all).containsExactlyInAnyOrderElementsOf(orders);
        });
    }

    @Test
    void throttlingBeyondTheSdksRetriesIsWaitedOut() {
        engine.inject(Fault.throttling().on("BatchWriteItem").times(12));
        engine.inject(Fault.throttling().on("BatchGetItem").times(12));
        OwnBatch batch = batch();
        orders("c-1", 3).forEach(batch::put);

        batch.execute();

        assertThat(getAll(keys("c-1", 3)).execute().all()).hasSize(3);
    }

    @Test
    @DisplayName("B79: what remains at the deadline is handed back typed")
    void whatRemainsAtTheDeadlineIsHandedBackTyped() {
        engine.inject(Fault.unprocessed(1).on("BatchWriteItem"));
        engine.inject(Fault.unprocessed(0).on("BatchWriteItem").always());
        Supplier<OwnBatch> batches = () -> batch().remove(CustomerMapper.INSTANCE, CustomerMapper.key("c-7"))
                .put(order("c-1", 1))
                .put(order("c-1", 2));
        OwnBatch batch = batches.get();

        UnprocessedWritesException failure = catchThrowableOfType(
                UnprocessedWritesException.class,
                () -> batch.within(Duration.ofMillis(100)).execute());

        assertThat(failure.processed()).isEqualTo(1);
        assertThat(failure.puts()).containsExactlyInAnyOrder(order("c-1", 1), order("c-1", 2));
        assertThat(failure.deletes()).isEmpty();
        assertThat(failure).hasCauseInstanceOf(DeadlineException.class);
        engine.clearFaults();
        engine.inject(Fault.throttling().on("BatchWriteItem").always());
        // Long enough for the SDK to give a request up, whatever else the machine does.
        assertThatThrownBy(() -> batches.get().within(Duration.ofSeconds(2)).execute())
                .isInstanceOf(UnprocessedWritesException.class)
                .hasCauseInstanceOf(ProvisionedThroughputExceededException.class);
    }

    @Test
    void aBatchIsSentOnce() {
        OwnBatch batch = batch().put(order("c-1", 1));
        batch.execute();

        assertThatThrownBy(batch::execute).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> batch.put(order("c-1", 2))).isInstanceOf(IllegalStateException.class);
        assertThat(engine.requestCount()).isEqualTo(1);
    }

    @Test
    @DisplayName("B78: two writes of one item are refused")
    void twoWritesOfOneItemAreRefused() {
        OwnBatch batch = batch().put(order("c-1", 1));

        assertThatThrownBy(() -> batch.put(order("c-1", 1))).isInstanceOf(DuplicateWriteException.class);
        assertThatThrownBy(() -> batch.remove(OrderMapper.INSTANCE, OrderMapper.key("c-1", id(1))))
                .isInstanceOfSatisfying(DuplicateWriteException.class, failure -> {
                    assertThat(failure.first()).isEqualTo("Order.put");
                    assertThat(failure.second()).isEqualTo("Order.delete");
                });
    }

    @Test
    void anEmptyBatchSendsNothing() {
        assertThat(batch().execute()).isZero();
        assertThat(getAll(List.of()).execute().all()).isEmpty();
        assertThat(engine.requestCount()).isZero();
    }

    @Test
    void keysOfAllTypesAreReadAHundredInARequestInTheirOrder() {
        Customer ada = new Customer("c-1", "ada@example.com");
        shop.put(ada);
        orders("c-1", 150).forEach(shop::put);
        List<PrimaryKey<?>> keys = new ArrayList<>(keys("c-1", 150));
        Collections.reverse(keys);
        keys.add(70, CustomerMapper.key("c-1"));
        keys.add(CustomerMapper.key("nobody"));
        keys.add(OrderMapper.key("c-1", id(3)));
        engine.clearRequests();

        FoundItems found = getAll(keys).execute();

        List<Object> expected = new ArrayList<>(orders("c-1", 150));
        Collections.reverse(expected);
        expected.add(70, ada);
        assertThat(found.all()).isEqualTo(expected);
        assertThat(found.missing()).containsExactly(CustomerMapper.key("nobody"));
        assertThat(found.get(CustomerMapper.key("c-1"))).contains(ada);
        assertThat(engine.requestCount()).isEqualTo(2);
    }

    @Test
    void unprocessedKeysAreAskedForAgain() {
        orders("c-1", 60).forEach(shop::put);
        engine.inject(Fault.unprocessed(9).on("BatchGetItem").times(3));
        engine.inject(Fault.unprocessed(0).on("BatchGetItem").times(2));

        assertThat(getAll(keys("c-1", 60)).consistent().execute().all()).isEqualTo(orders("c-1", 60));
    }

    @Test
    void keysThatAreNotReadAreHandedBackWithWhatWas() {
        orders("c-1", 5).forEach(shop::put);
        engine.inject(Fault.unprocessed(2).on("BatchGetItem"));
        engine.inject(Fault.unprocessed(0).on("BatchGetItem").always());

        assertThatThrownBy(() ->
                        getAll(keys("c-1", 5)).within(Duration.ofMillis(100)).execute())
                .isInstanceOfSatisfying(UnprocessedReadsException.class, failure -> {
                    assertThat(failure.found()).isEqualTo(orders("c-1", 2));
                    assertThat(failure.keys())
                            .containsExactlyInAnyOrderElementsOf(keys("c-1", 5).subList(2, 5));
                });
    }

    @Test
    void consistencyIsAskedForWhenWanted() {
        BatchGetItemRequest plain = getAll(keys("c-1", 1)).toRequests().get(0);
        BatchGetItemRequest consistent =
                getAll(keys("c-1", 1)).consistent().toRequests().get(0);

        assertThat(plain.requestItems().values())
                .extracting(KeysAndAttributes::consistentRead)
                .containsOnlyNulls();
        assertThat(consistent.requestItems().values())
                .extracting(KeysAndAttributes::consistentRead)
                .containsExactly(true);
    }

    @Test
    void theAsynchronousWayGivesTheSame() throws Exception {
        ShopTable asynchronous = ShopTable.open(engine.asyncClient());
        engine.inject(Fault.unprocessed(3).on("BatchWriteItem").times(2));
        OwnBatch batch = new OwnBatch(asynchronous.context());
        orders("c-1", 40).forEach(batch::put);

        assertThat(batch.executeAsync().get(10, TimeUnit.SECONDS)).isEqualTo(40);
        assertThat(new GetAll(asynchronous.context(), mappers(), keys("c-1", 40))
                        .executeAsync()
                        .get(10, TimeUnit.SECONDS)
                        .all())
                .isEqualTo(orders("c-1", 40));
    }

    @Test
    void aKeyOfAnotherTableIsRefused() {
        PrimaryKey<String> foreign = PrimaryKey.of(String.class, "a", "b");

        assertThatThrownBy(() -> getAll(List.of(foreign)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("java.lang.String is no entity of this table.");
    }

    private long puts() {
        return engine.requests().stream()
                .mapToLong(request -> request.body().split("PutRequest", -1).length - 1)
                .sum();
    }

    private OwnBatch batch() {
        return new OwnBatch(shop.context());
    }

    private GetAll getAll(List<? extends PrimaryKey<?>> keys) {
        return new GetAll(shop.context(), mappers(), keys);
    }

    private static EntityMappers mappers() {
        return new EntityMappers()
                .with(Customer.class, CustomerMapper.INSTANCE)
                .with(Order.class, OrderMapper.INSTANCE);
    }

    private static List<Order> orders(String customer, int count) {
        List<Order> orders = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            orders.add(order(customer, i));
        }
        return orders;
    }

    private static List<PrimaryKey<?>> keys(String customer, int count) {
        List<PrimaryKey<?>> keys = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            keys.add(OrderMapper.key(customer, id(i)));
        }
        return keys;
    }

    private static Order order(String customer, int number) {
        return new Order(customer, id(number), Instant.EPOCH, "OPEN");
    }

    private static String id(int number) {
        return String.format("o-%04d", number);
    }

    /** What is generated for this table. */
    private static final class OwnBatch extends BatchWrite<OwnBatch> {
        private OwnBatch(TableContext table) {
            super(table);
        }

        OwnBatch put(Customer customer) {
            return put(CustomerMapper.INSTANCE, customer);
        }

        OwnBatch put(Order order) {
            return put(OrderMapper.INSTANCE, order);
        }

        <T> OwnBatch remove(EntityMapper<T> mapper, PrimaryKey<T> key) {
            return delete(mapper, key);
        }
    }
}
