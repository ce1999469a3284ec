package io.keywright.runtime.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.error.ConditionFailedException;
import io.keywright.runtime.error.InvalidKeyException;
import io.keywright.runtime.error.ItemAlreadyExistsException;
import io.keywright.runtime.error.ItemNotFoundException;
import io.keywright.runtime.error.OutdatedValueException;
import io.keywright.runtime.error.SameKeyException;
import io.keywright.runtime.error.TransactionConflictedException;
import io.keywright.runtime.error.UnexpectedTypeException;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.Condition;
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
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/** Moves of items whose versions are not counted. */
@DynamoDbTest
@InProcessOnly("injects faults and counts requests")
class MoveTest {

    private static final Order OLD = new Order("c-1", "o-1", Instant.EPOCH, "OPEN");
    private static final Order NEW = new Order("c-2", "o-1", Instant.EPOCH, "SENT");

    private InProcessDynamoDb engine;
    private ShopTable shop;

    @BeforeEach
    void createTable(InProcessDynamoDb given) {
        engine = given;
        shop = ShopTable.create(given.client());
        shop.put(OLD);
        engine.clearRequests();
    }

    @Test
    @DisplayName("B35: an item is under its new key and not under its old one after one request")
    void anItemIsUnderItsNewKeyAndNotUnderItsOldOneAfterOneRequest() {
        assertThat(move(OLD, NEW).execute()).isEqualTo(NEW);

        assertThat(engine.requestCount()).isEqualTo(1);
        assertThat(stored()).containsExactly(NEW);
        assertThat(shop.byStatus("OPEN").list()).isEmpty();
        assertThat(shop.byStatus("SENT").list()).containsExactly(NEW);
    }

    @Test
    void anItemThatIsGoneIsNotFound() {
        Order gone = new Order("c-1", "o-9", Instant.EPOCH, "OPEN");

        assertThatThrownBy(() -> move(gone, NEW).execute())
                .isInstanceOfSatisfying(
                        ItemNotFoundException.class,
                        failure -> assertThat(failure.sort()).isEqualTo("ORDER#o-9"));
        assertThat(stored()).containsExactly(OLD);
    }

    @Test
    void anItemThatIsNotWhatWasGivenIsLeftAndSaysWhatIsOther() {
        Order changed = new Order("c-1", "o-1", Instant.EPOCH.plusSeconds(1), "LOST");
        shop.put(changed);

        assertThatThrownBy(() -> move(OLD, NEW).execute())
                .isInstanceOfSatisfying(OutdatedValueException.class, failure -> {
                    assertThat(failure.properties()).containsExactly("placedAt", "status");
                    assertThat(failure.stored(Order.class)).contains(changed);
                    assertThat(failure)
                            .hasMessage("Order is not written, since placedAt, status changed:"
                                    + " what was said of it does not hold any more.");
                });
        assertThat(stored()).containsExactly(changed);
    }

    @Test
    void aKeyThatIsTakenStandsAgainstIt() {
        Order taken = new Order("c-2", "o-1", Instant.EPOCH, "LOST");
        shop.put(taken);

        assertThatThrownBy(() -> move(OLD, NEW).execute())
                .isInstanceOfSatisfying(ItemAlreadyExistsException.class, failure -> {
                    assertThat(failure.partition()).isEqualTo("CUSTOMER#c-2");
                    assertThat(failure.stored(Order.class)).contains(taken);
                });
        assertThat(stored()).containsExactlyInAnyOrder(OLD, taken);
    }

    @Test
    void anItemOfAnotherTypeIsNotMoved() {
        Map<String, AttributeValue> item = new HashMap<>(OrderMapper.INSTANCE.toItem(OLD));
        item.put("Type", AttributeValue.fromS("Note"));
        shop.putRaw(item);

        assertThatThrownBy(() -> move(OLD, NEW).execute()).isInstanceOf(UnexpectedTypeException.class);
    }

    @Test
    void aConditionIsAskedOfTheOldItem() {
        assertThatThrownBy(() -> move(OLD, NEW).onlyIf(status("SENT")).execute())
                .isInstanceOf(ConditionFailedException.class);
        assertThat(stored()).containsExactly(OLD);
        move(OLD, NEW).onlyIf(status("OPEN")).execute();
        assertThat(stored()).containsExactly(NEW);
    }

    @Test
    void theSameKeyIsRefusedBeforeAnythingIsSent() {
        assertThatThrownBy(() -> move(OLD, new Order("c-1", "o-1", Instant.EPOCH, "SENT")))
                .isInstanceOfSatisfying(SameKeyException.class, failure -> {
                    assertThat(failure.entity()).isEqualTo("Order");
                    assertThat(failure.partition()).isEqualTo("CUSTOMER#c-1");
                })
                .hasMessage("Order has this key already, so it cannot be moved there."
                        + " Use put, replace or update to change it.");
        assertThatThrownBy(() -> move(OLD, new Order("c#1", "o-1", Instant.EPOCH, "SENT")))
                .isInstanceOf(InvalidKeyException.class);
        assertThat(engine.requestCount()).isZero();
    }

    /** Another program wrote the time in fewer digits, and an attribute that nobody here knows. */
    @Test
    void anObjectThatIsStoredInAnotherFormIsMovedAsItIsStored() {
        Map<String, AttributeValue> item = new HashMap<>(OrderMapper.INSTANCE.toItem(OLD));
        item.put("at", AttributeValue.fromS("1970-01-01T00:00:00Z"));
        item.put("unknown", AttributeValue.fromS("x"));
        shop.putRaw(item);
        engine.clearRequests();

        move(OLD, NEW).execute();

        assertThat(engine.requestCount()).isEqualTo(2);
        assertThat(stored()).containsExactly(NEW);
    }

    @Test
    void aPropertyThatWasAbsentIsAskedForAsAbsent() {
        Customer nobody = new Customer("c-7", null);
        shop.put(new Customer("c-7", "late@example.com"));

        assertThatThrownBy(() -> new Move<>(shop.context(), CustomerMapper.INSTANCE, nobody, new Customer("c-8", null))
                        .execute())
                .isInstanceOfSatisfying(
                        OutdatedValueException.class,
                        failure -> assertThat(failure.properties()).containsExactly("email"));
    }

    @Test
    void aLostReplyIsNoConflict() {
        engine.inject(Fault.lostReply().on("TransactWriteItems").times(2));

        assertThat(move(OLD, NEW).execute()).isEqualTo(NEW);

        assertThat(engine.requestCount()).isEqualTo(3);
        assertThat(stored()).containsExactly(NEW);
    }

    @Test
    void aLostReplyThatTheSdkGivesUpOnIsNoConflict() {
        engine.inject(Fault.lostReply().on("TransactWriteItems").times(5));

        assertThat(move(OLD, NEW).execute()).isEqualTo(NEW);
        assertThat(stored()).containsExactly(NEW);
    }

    @Test
    void conflictsAndThrottlingAreTriedAgainUntilTheDeadline() {
        engine.inject(Fault.transactionConflict().on("TransactWriteItems").times(2));
        engine.inject(Fault.throttling().on("TransactWriteItems").times(2));
        move(OLD, NEW).execute();
        assertThat(stored()).containsExactly(NEW);

        engine.inject(Fault.transactionConflict().on("TransactWriteItems").always());
        assertThatThrownBy(() -> move(NEW, OLD).within(Duration.ofMillis(50)).execute())
                .isInstanceOf(TransactionConflictedException.class);
        assertThat(stored()).containsExactly(NEW);
    }

    @Test
    void theRequestCanBeHadWithoutSendingIt() {
        List<TransactWriteItem> actions = move(OLD, NEW).toRequest().transactItems();

        assertThat(actions).hasSize(2);
        assertThat(actions.get(0).delete().key())
                .isEqualTo(KeyAttributes.of(shop.context(), OrderMapper.key("c-1", "o-1")));
        assertThat(actions.get(0).delete().conditionExpression())
                .isEqualTo("#n0 = :v0 AND #n1 = :v1 AND #n2 = :v2 AND #n3 = :v3 AND #n4 = :v4");
        assertThat(actions.get(1).put().item()).isEqualTo(OrderMapper.INSTANCE.toItem(NEW));
        assertThat(actions.get(1).put().conditionExpression()).isEqualTo("attribute_not_exists(#n0)");
        assertThat(engine.requestCount()).isZero();
    }

    @Test
    void anAsynchronousMoveFailsAsABlockingOne() {
        ShopTable asynchronous = ShopTable.open(engine.asyncClient());
        Move<Order> first = new Move<>(asynchronous.context(), OrderMapper.INSTANCE, OLD, NEW);
        Move<Order> again = new Move<>(asynchronous.context(), OrderMapper.INSTANCE, OLD, NEW);

        assertThat(first.executeAsync().join()).isEqualTo(NEW);
        assertThatThrownBy(() -> again.executeAsync().join())
                .isInstanceOf(CompletionException.class)
                .hasCauseInstanceOf(ItemNotFoundException.class);
        assertThat(stored()).containsExactly(NEW);
    }

    private Move<Order> move(Order from, Order to) {
        return new Move<>(shop.context(), OrderMapper.INSTANCE, from, to);
    }

    private static Condition<Order> status(String status) {
        return Condition.stored(AttributePath.of("status", "status"), "=", AttributeValue.fromS(status));
    }

    private List<Object> stored() {
        List<Object> stored = new ArrayList<>();
        for (String customer : List.of("c-1", "c-2")) {
            stored.addAll(shop.orders(customer).list());
        }
        return stored;
    }
}
