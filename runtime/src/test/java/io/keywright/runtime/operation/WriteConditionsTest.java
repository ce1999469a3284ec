package io.keywright.runtime.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.keywright.runtime.error.ConditionFailedException;
import io.keywright.runtime.error.ItemAlreadyExistsException;
import io.keywright.runtime.error.ItemNotFoundException;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.Condition;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.shop.Order;
import io.keywright.runtime.shop.OrderMapper;
import io.keywright.runtime.shop.ShopTable;
import io.keywright.testing.DynamoDbTest;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Conditions that a caller adds to a write. */
@DynamoDbTest
class WriteConditionsTest {

    private static final TextAttribute<Order> STATUS = new TextAttribute<>(AttributePath.of("status", "status"));
    private static final Order OPEN = order("OPEN");
    private static final Order SENT = order("SENT");
    private static final Order LOST = order("LOST");

    private ShopTable shop;

    @BeforeEach
    void createTable(DynamoDbClient client) {
        shop = ShopTable.create(client);
    }

    @Test
    void aConditionThatHoldsLetsEachWriteThrough() {
        assertThat(create(OPEN).onlyIf(STATUS.notExists()).execute()).isEqualTo(OPEN);
        assertThat(put(SENT).onlyIf(STATUS.eq("OPEN")).execute()).isEqualTo(SENT);
        assertThat(replace(LOST).onlyIf(STATUS.in("OPEN", "SENT")).execute()).isEqualTo(LOST);
        assertThat(delete().onlyIf(STATUS.beginsWith("L")).execute()).contains(LOST);
    }

    @Test
    void aConditionThatDoesNotHoldKeepsTheItemAndTellsOfIt() {
        Condition<Order> sent = STATUS.eq("SENT");
        shop.put(OPEN);

        for (Write write : new Write[] {put(LOST).onlyIf(sent), replace(LOST).onlyIf(sent), delete().onlyIf(sent)}) {
            ConditionFailedException failure =
                    catchThrowableOfType(ConditionFailedException.class, () -> execute(write));

            assertThat(failure).isExactlyInstanceOf(ConditionFailedException.class);
            assertThat(failure.stored(Order.class)).contains(OPEN);
        }
        assertThat(shop.orders("c").list()).containsExactly(OPEN);
    }

    @Test
    void whatIsInTheWayOrMissingIsToldInFrontOfTheCondition() {
        assertThat(catchThrowableOfType(
                        ItemNotFoundException.class,
                        () -> replace(LOST).onlyIf(STATUS.exists()).execute()))
                .isNotNull();
        assertThat(catchThrowableOfType(
                        ConditionFailedException.class,
                        () -> create(LOST).onlyIf(STATUS.exists()).execute()))
                .isExactlyInstanceOf(ConditionFailedException.class);
        assertThat(catchThrowableOfType(
                        ConditionFailedException.class,
                        () -> delete().onlyIf(STATUS.exists()).execute()))
                .isExactlyInstanceOf(ConditionFailedException.class);
        shop.put(OPEN);
        assertThat(catchThrowableOfType(
                        ItemAlreadyExistsException.class,
                        () -> create(LOST).onlyIf(STATUS.notExists()).execute()))
                .isNotNull();
    }

    @Test
    void severalConditionsMustAllHoldBesideTheWritesOwn() {
        String condition = delete().onlyIf(STATUS.eq("OPEN").or(STATUS.eq("SENT")))
                .onlyIf(STATUS.size().gt(1))
                .toRequest()
                .conditionExpression();

        assertThat(condition)
                .isEqualTo("(attribute_not_exists(#n0) OR #n1 = :v0) AND (#n2 = :v1 OR #n2 = :v2) AND size(#n2) > :v3");
    }

    private static void execute(Write write) {
        if (write instanceof Put<?> put) {
            put.execute();
        } else {
            ((Delete<?>) write).execute();
        }
    }

    private Put<Order> create(Order order) {
        return Put.create(shop.context(), OrderMapper.INSTANCE, order);
    }

    private Put<Order> put(Order order) {
        return Put.put(shop.context(), OrderMapper.INSTANCE, order);
    }

    private Put<Order> replace(Order order) {
        return Put.replace(shop.context(), OrderMapper.INSTANCE, order);
    }

    private Delete<Order> delete() {
        return new Delete<>(shop.context(), OrderMapper.INSTANCE, OrderMapper.key("c", "o"));
    }

    private static Order order(String status) {
        return new Order("c", "o", Instant.EPOCH, status);
    }
}
