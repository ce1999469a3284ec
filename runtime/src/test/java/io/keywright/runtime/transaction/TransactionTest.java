package io.keywright.runtime.transaction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.error.CancelledAction;
import io.keywright.runtime.error.ConditionFailedException;
import io.keywright.runtime.error.DuplicateWriteException;
import io.keywright.runtime.error.InvalidKeyException;
import io.keywright.runtime.error.ItemAlreadyExistsException;
import io.keywright.runtime.error.ItemNotFoundException;
import io.keywright.runtime.error.TokenReusedException;
import io.keywright.runtime.error.TransactionCancelledException;
import io.keywright.runtime.error.TransactionConflictedException;
import io.keywright.runtime.error.TransactionTooLargeException;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.Condition;
import io.keywright.runtime.item.EntityMappers;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.FoundItems;
import io.keywright.runtime.operation.Put;
import io.keywright.runtime.operation.Write;
import io.keywright.runtime.shop.Customer;
import io.keywright.runtime.shop.CustomerMapper;
import io.keywright.runtime.shop.InPartition;
import io.keywright.runtime.shop.Order;
import io.keywright.runtime.shop.OrderMapper;
import io.keywright.runtime.shop.ShopTable;
import io.keywright.testing.DynamoDbTest;
import io.keywright.testing.Fault;
import io.keywright.testing.InProcessDynamoDb;
import io.keywright.testing.InProcessOnly;
import io.keywright.testing.RecordedRequest;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.IdempotentParameterMismatchException;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;

@DynamoDbTest
@InProcessOnly("injects faults and counts requests")
class TransactionTest {

    private static final Customer ADA = new Customer("c-1", "ada@example.com");
    private static final Order ORDER = new Order("c-1", "o-1", Instant.EPOCH, "OPEN");

    private InProcessDynamoDb engine;
    private ShopTable shop;

    @BeforeEach
    void createTable(InProcessDynamoDb given) {
        engine = given;
        shop = ShopTable.create(given.client());
        engine.clearRequests();
    }

    @Test
    void severalEntitiesAreWrittenTogetherAndGivenBack() {
        TransactionResult result =
                transaction().add(create(ADA)).add(create(ORDER)).commit();

        assertThat(result.written()).containsExactly(ADA, ORDER);
        assertThat(result.written(CustomerMapper.key("c-1"))).containsSame(ADA);
        assertThat(result.written(CustomerMapper.key("c-2"))).isEmpty();
        assertThat(stored()).containsExactlyInAnyOrder(ADA, ORDER);
        assertThat(engine.requestCount()).isEqualTo(2);
    }

    @Test
    void aFailedConditionCancelsAllAndNamesTheActionTheEntityAndTheReason() {
        shop.put(ADA);
        Transaction<?> transaction = transaction()
                .add(create(ORDER))
                .add(create(new Customer("c-1", "other@example.com")))
                .check(Check.exists(shop.context(), OrderMapper.INSTANCE, OrderMapper.key("c-9", "o-9")));

        TransactionCancelledException failure =
                catchThrowableOfType(TransactionCancelledException.class, transaction::commit);

        assertThat(failure.actions()).extracting(CancelledAction::index).containsExactly(1, 2);
        assertThat(failure.actions())
                .extracting(CancelledAction::action)
                .containsExactly("Customer.create", "Order.check");
        assertThat(failure.actions())
                .extracting(CancelledAction::code)
                .containsExactly("ConditionalCheckFailed", "ConditionalCheckFailed");
        assertThat(failure.reason(ItemAlreadyExistsException.class)
                        .orElseThrow()
                        .stored(Customer.class))
                .contains(ADA);
        assertThat(failure.reason(ItemNotFoundException.class).orElseThrow().partition())
                .isEqualTo("CUSTOMER#c-9");
        assertThat(failure)
                .hasMessage("The transaction was cancelled:"
                        + " Customer.create (action 1): Customer cannot be created: its key is taken."
                        + " Order.check (action 2): There is no Order under this key.");
        assertThat(stored()).containsExactly(ADA);
    }

    @Test
    void twoWritesOfOneItemAreSeenBeforeSending() {
        assertThatThrownBy(
                        () -> transaction().add(create(ADA)).add(delete("c-1")).commit())
                .isInstanceOfSatisfying(DuplicateWriteException.class, failure -> {
                    assertThat(failure.first()).isEqualTo("Customer.create");
                    assertThat(failure.second()).isEqualTo("Customer.delete");
                    assertThat(failure.partition()).isEqualTo("CUSTOMER#c-1");
                });
        assertThat(engine.requestCount()).isZero();
    }

    @Test
    void checksOfOneItemAreMergedWithEachOtherAndWithItsWrite() {
        shop.put(ADA);
        Transaction<?> transaction = transaction()
                .check(exists("c-1").onlyIf(email("ada@example.com")))
                .check(exists("c-1"))
                .add(create(ORDER))
                .add(delete("c-2"))
                .check(Check.absent(shop.context(), CustomerMapper.INSTANCE, CustomerMapper.key("c-2")));

        assertThat(transaction.toRequest().transactItems()).hasSize(3);
        transaction.commit();
        assertThat(stored()).containsExactlyInAnyOrder(ADA, ORDER);

        assertThatThrownBy(() -> transaction()
                        .check(exists("c-1").onlyIf(email("somebody@else.com")))
                        .delete(delete("c-1"))
                        .commit())
                .isInstanceOfSatisfying(TransactionCancelledException.class, failure -> {
                    CancelledAction action = failure.actions().get(0);
                    assertThat(action.index()).isEqualTo(1);
                    assertThat(action.action()).isEqualTo("Customer.delete");
                    assertThat(failure.reason(ConditionFailedException.class)
                                    .orElseThrow()
                                    .stored(Customer.class))
                            .contains(ADA);
                });
        assertThat(stored()).contains(ADA);
    }

    @Test
    void planningDoesNotChangeTheOperationsThatAreAdded() {
        shop.put(ADA);
        Check<Customer> first = exists("c-1").onlyIf(email("ada@example.com"));
        Check<Customer> second = exists("c-1");
        Put<Customer> put = Put.put(shop.context(), CustomerMapper.INSTANCE, ADA);

        transaction().check(first).check(first).add(create(ORDER)).commit();
        transaction().check(first).check(second).add(delete("c-2")).commit();
        transaction().check(second).check(first).add(delete("c-2")).commit();
        for (int i = 0; i < 200; i++) {
            transaction().check(first).add(put).commit();
        }

        assertThat(put.toRequest().conditionExpression()).isNull();
        assertThat(transaction()
                        .check(second)
                        .toRequest()
                        .transactItems()
                        .get(0)
                        .conditionCheck()
                        .expressionAttributeValues())
                .hasSize(1);
    }

    @Test
    void aMergedCheckTellsWhatItsWriteCannot() {
        assertThatThrownBy(() -> transaction()
                        .add(Put.put(shop.context(), CustomerMapper.INSTANCE, ADA))
                        .check(exists("c-1"))
                        .commit())
                .isInstanceOfSatisfying(
                        TransactionCancelledException.class,
                        failure -> assertThat(failure.reason(ItemNotFoundException.class))
                                .isPresent());
        assertThatThrownBy(() -> transaction()
                        .add(create(ADA))
                        .check(Check.absent(shop.context(), CustomerMapper.INSTANCE, CustomerMapper.key("c-1"))
                                .onlyIf(email("ada@example.com")))
                        .commit())
                .isInstanceOfSatisfying(
                        TransactionCancelledException.class,
                        failure -> assertThat(failure.actions().get(0).reason())
                                .get()
                                .isExactlyInstanceOf(ConditionFailedException.class));
        assertThat(stored()).isEmpty();
    }

    @Test
    @DisplayName("B88: more than a hundred actions are seen before sending")
    void moreThanAHundredActionsAreSeenBeforeSending() {
        OwnTransaction full = transaction();
        for (int i = 0; i < 100; i++) {
            full.add(create(new Order("c-1", "o-" + i, Instant.EPOCH, "OPEN")));
        }
        OwnTransaction over = transaction();
        for (int i = 0; i < 101; i++) {
            over.add(create(new Order("c-2", "o-" + i, Instant.EPOCH, "OPEN")));
        }

        assertThat(full.commit().written()).hasSize(100);
        engine.clearRequests();
        assertThatThrownBy(over::commit)
                .isInstanceOfSatisfying(
                        TransactionTooLargeException.class,
                        failure -> assertThat(failure.actions()).isEqualTo(101));
        assertThat(engine.requestCount()).isZero();
    }

    @Test
    void moreThanFourMegabytesAreSeenBeforeSending() {
        OwnTransaction transaction = transaction();
        for (int i = 0; i < 20; i++) {
            transaction.add(Put.create(shop.context(), new LargeMapper(220 * 1024), new Customer("c-" + i, null)));
        }

        assertThatThrownBy(transaction::commit)
                .isInstanceOfSatisfying(
                        TransactionTooLargeException.class,
                        failure -> assertThat(failure.bytes()).isGreaterThan(4 * 1024 * 1024));
        assertThat(engine.requestCount()).isZero();
    }

    @Test
    void whatCannotBeBuiltSendsNothing() {
        assertThatThrownBy(() -> transaction()
                        .add(create(ADA))
                        .add(create(new Customer("a#b", null)))
                        .commit())
                .isInstanceOf(InvalidKeyException.class);
        assertThatThrownBy(() -> transaction().commit()).isInstanceOf(IllegalStateException.class);
        assertThat(engine.requestCount()).isZero();
    }

    @Test
    void aConflictIsTriedAgainUnderTheSameToken() {
        engine.inject(Fault.transactionConflict().on("TransactWriteItems").times(3));

        transaction().add(create(ADA)).commit();

        assertThat(engine.requestCount()).isEqualTo(4);
        assertThat(engine.requests())
                .extracting(RecordedRequest::body)
                .containsOnly(engine.requests().get(0).body());
        assertThat(stored()).containsExactly(ADA);
    }

    @Test
    void conflictsUntilTheDeadlineAreTyped() {
        engine.inject(Fault.transactionConflict().on("TransactWriteItems").always());

        assertThatThrownBy(() -> transaction()
                        .add(create(ADA))
                        .within(Duration.ofMillis(150))
                        .commit())
                .isInstanceOfSatisfying(TransactionConflictedException.class, failure -> {
                    assertThat(failure.attempts()).isPositive();
                    assertThat(failure.actions())
                            .extracting(CancelledAction::code)
                            .containsExactly("TransactionConflict");
                });
        assertThat(stored()).isEmpty();
    }

    @Test
    void aLostReplyIsNoConflictSinceTheTokenIsKnown() {
        engine.inject(Fault.lostReply().on("TransactWriteItems"));

        assertThat(transaction().add(create(ADA)).commit().written()).containsExactly(ADA);

        assertThat(engine.requestCount()).isEqualTo(2);
        assertThat(stored()).containsExactly(ADA);
    }

    @Test
    void throttlingBeyondTheSdksRetriesIsWaitedOut() {
        engine.inject(Fault.throttling().on("TransactWriteItems").times(12));

        transaction().add(create(ADA)).commit();

        assertThat(stored()).containsExactly(ADA);
        engine.inject(Fault.throttling().on("TransactWriteItems").always());
        assertThatThrownBy(() -> transaction()
                        .add(create(ORDER))
                        .within(Duration.ofMillis(150))
                        .commit())
                .isInstanceOf(ProvisionedThroughputExceededException.class);
    }

    @Test
    void aTokenBelongsToOneRequest() {
        OwnTransaction transaction = transaction().add(create(ADA)).idempotencyToken("token-1");

        transaction.commit();
        assertThat(transaction.commit().written()).containsExactly(ADA);

        assertThatThrownBy(() -> transaction.add(create(ORDER))).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> transaction.idempotencyToken("token-2")).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> transaction()
                        .add(create(ORDER))
                        .idempotencyToken("token-1")
                        .commit())
                .isInstanceOf(TokenReusedException.class)
                .hasCauseInstanceOf(IdempotentParameterMismatchException.class);
        assertThatThrownBy(() -> transaction().idempotencyToken("x".repeat(37)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void consumedCapacityAndTheAsynchronousWay() throws Exception {
        List<ConsumedCapacity> told = new ArrayList<>();
        ShopTable asynchronous = ShopTable.open(engine.asyncClient());

        TransactionResult result = new OwnTransaction(asynchronous.context())
                .add(Put.create(asynchronous.context(), CustomerMapper.INSTANCE, ADA))
                .onCapacity(told::add)
                .commitAsync()
                .get(10, TimeUnit.SECONDS);

        assertThat(result.written()).containsExactly(ADA);
        assertThat(told).hasSize(1);
    }

    @Test
    void aTransactionalGetReadsMixedTypesOnceEachInOrder() {
        shop.put(ADA);
        shop.put(ORDER);
        EntityMappers mappers = new EntityMappers()
                .with(Customer.class, CustomerMapper.INSTANCE)
                .with(Order.class, OrderMapper.INSTANCE);
        engine.inject(Fault.transactionConflict().on("TransactGetItems").times(2));

        FoundItems found = new TransactionalGet(
                        shop.context(),
                        mappers,
                        List.of(
                                OrderMapper.key("c-1", "o-1"),
                                CustomerMapper.key("c-9"),
                                CustomerMapper.key("c-1"),
                                OrderMapper.key("c-1", "o-1")))
                .execute();

        assertThat(found.all()).containsExactly(ORDER, ADA);
        assertThat(found.get(CustomerMapper.key("c-1"))).contains(ADA);
        assertThat(found.missing()).containsExactly(CustomerMapper.key("c-9"));
        assertThat(found.all(Order.class)).containsExactly(ORDER);
        assertThatThrownBy(() -> found.get(CustomerMapper.key("c-2"))).isInstanceOf(IllegalArgumentException.class);
    }

    private OwnTransaction transaction() {
        return new OwnTransaction(shop.context());
    }

    private Write create(Customer customer) {
        return Put.create(shop.context(), CustomerMapper.INSTANCE, customer);
    }

    private Write create(Order order) {
        return Put.create(shop.context(), OrderMapper.INSTANCE, order);
    }

    private Write delete(String customerId) {
        return new Delete<>(shop.context(), CustomerMapper.INSTANCE, CustomerMapper.key(customerId));
    }

    private Check<Customer> exists(String customerId) {
        return Check.exists(shop.context(), CustomerMapper.INSTANCE, CustomerMapper.key(customerId));
    }

    private static Condition<Customer> email(String email) {
        return Condition.stored(AttributePath.of("email", "email"), "=", AttributeValue.fromS(email));
    }

    private List<InPartition> stored() {
        return shop.inPartition("c-1").list();
    }

    private static final class OwnTransaction extends Transaction<OwnTransaction> {
        private OwnTransaction(TableContext table) {
            super(table);
        }
    }
}
