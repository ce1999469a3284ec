package io.keywright.runtime.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.TableOptions;
import io.keywright.runtime.error.WriteConflictException;
import io.keywright.runtime.shop.Order;
import io.keywright.runtime.shop.OrderMapper;
import io.keywright.runtime.shop.ShopTable;
import io.keywright.testing.DynamoDbTest;
import io.keywright.testing.Fault;
import io.keywright.testing.InProcessDynamoDb;
import io.keywright.testing.InProcessOnly;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;

/** Single writes of an item at which a transaction is. */
@DynamoDbTest
@InProcessOnly("injects conflicts")
class ConflictsTest {

    private static final Order ORDER = new Order("c-1", "o-1", Instant.EPOCH, "OPEN");

    private InProcessDynamoDb engine;
    private ShopTable shop;

    @BeforeEach
    void createTable(InProcessDynamoDb given) {
        engine = given;
        shop = ShopTable.create(given.client());
    }

    @Test
    void aWriteThatMeetsATransactionIsSentAgain() throws Exception {
        engine.inject(Fault.transactionConflict().on("PutItem").times(3));
        engine.inject(Fault.transactionConflict().on("DeleteItem").times(2));
        ShopTable asynchronous = ShopTable.open(engine.asyncClient());

        Put.create(shop.context(), OrderMapper.INSTANCE, ORDER).execute();
        assertThat(engine.requestCount()).isGreaterThanOrEqualTo(4);
        new Delete<>(asynchronous.context(), OrderMapper.INSTANCE, OrderMapper.INSTANCE.key(ORDER))
                .executeAsync()
                .get(20, TimeUnit.SECONDS);

        assertThat(engine.client().scan(scan -> scan.tableName(ShopTable.NAME)).items())
                .isEmpty();
    }

    @Test
    void itSaysSoWhenPatienceOrTheDeadlineIsOver() {
        engine.inject(Fault.transactionConflict().on("PutItem").always());
        ShopTable impatient = ShopTable.open(
                engine.client(),
                TableOptions.builder()
                        .patience(Duration.ofMillis(50))
                        .keysInMessages(true)
                        .build());

        assertThatThrownBy(() -> Put.put(impatient.context(), OrderMapper.INSTANCE, ORDER)
                        .execute())
                .isInstanceOfSatisfying(WriteConflictException.class, conflict -> {
                    assertThat(conflict.entity()).isEqualTo("Order");
                    assertThat(conflict.partition()).isEqualTo("CUSTOMER#c-1");
                    assertThat(conflict.sort()).isEqualTo("ORDER#o-1");
                    assertThat(conflict.attempts()).isGreaterThan(1);
                })
                .hasMessageContaining("CUSTOMER#c-1")
                .hasCauseInstanceOf(TransactionConflictException.class);
        assertThatThrownBy(() -> Put.put(shop.context(), OrderMapper.INSTANCE, ORDER)
                        .within(Duration.ofMillis(500))
                        .execute())
                .isInstanceOf(WriteConflictException.class);
    }
}
