package io.keywright.runtime.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.TableOptions;
import io.keywright.runtime.error.DeadlineException;
import io.keywright.runtime.operation.Put;
import io.keywright.runtime.shop.Customer;
import io.keywright.runtime.shop.CustomerMapper;
import io.keywright.runtime.shop.ShopTable;
import io.keywright.testing.DynamoDbTest;
import io.keywright.testing.InProcessDynamoDb;
import io.keywright.testing.InProcessOnly;
import java.io.IOException;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Whatever those throw who only listen, an operation ends as its requests have ended; and deadlines of all lengths. */
@DynamoDbTest
@InProcessOnly("counts requests")
class ListenersThatThrowTest {

    private static final Customer ADA = new Customer("c-1", "ada@example.com");

    private final List<Throwable> uncaught = new ArrayList<>();
    private final AtomicInteger ended = new AtomicInteger();
    private InProcessDynamoDb engine;
    private ShopTable shop;

    @BeforeEach
    void createTable(InProcessDynamoDb given) {
        engine = given;
        shop = ShopTable.create(given.client());
        Thread.currentThread().setUncaughtExceptionHandler((thread, thrown) -> uncaught.add(thrown));
    }

    @AfterEach
    void forgetTheHandler() {
        Thread.currentThread().setUncaughtExceptionHandler(null);
    }

    @Test
    void anErrorOfAnObservationLeavesTheWriteCarriedOutAndIsToldOnce() {
        AssertionError mine = new AssertionError("mine");

        create(listening(mine)).execute();

        assertThat(shop.inPartition("c-1").list()).containsExactly(ADA);
        assertThat(ended).hasValue(1);
        assertThat(uncaught).containsExactly(mine);
    }

    @Test
    void aCheckedExceptionThatNobodyDeclaredIsAnErrorOfItsListenerOnly() {
        IOException mine = new IOException("mine");

        create(listening(mine)).execute();

        assertThat(uncaught).containsExactly(mine);
    }

    @Test
    void anErrorOfWhoeverHearsOfCapacityLeavesTheWriteCarriedOut() {
        AssertionError mine = new AssertionError("mine");

        create(shop)
                .onCapacity(consumed -> {
                    throw mine;
                })
                .execute();

        assertThat(shop.inPartition("c-1").list()).containsExactly(ADA);
        assertThat(uncaught).containsExactly(mine);
    }

    @Test
    void anOperationThatFailsIsToldOnceToo() {
        create(shop).execute();

        assertThatThrownBy(() -> create(listening(new AssertionError("mine"))).execute())
                .hasMessageContaining("its key is taken");

        assertThat(ended).hasValue(1);
    }

    @Test
    void deadlinesOfAnyLengthAreTaken() {
        create(shop).within(ChronoUnit.FOREVER.getDuration()).execute();
        Put.put(shop.context(), CustomerMapper.INSTANCE, ADA)
                .within(Duration.ofSeconds(Long.MAX_VALUE))
                .execute();

        engine.clearRequests();
        assertThatThrownBy(() -> create(shop).within(Duration.ofNanos(999_999)).execute())
                .isInstanceOf(DeadlineException.class);
        assertThat(engine.requestCount()).isZero();
        assertThatThrownBy(() -> create(shop).within(Duration.ZERO)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @SuppressWarnings({"NullAway", "DataFlowIssue"}) // What Kotlin or an unchecked program may pass.
    void argumentsThatAreNullAreNamed() {
        assertThatThrownBy(() -> create(shop).within(null)).hasMessage("total");
        assertThatThrownBy(() -> TableOptions.builder().patience(null)).hasMessage("total");
    }

    private ShopTable listening(Throwable thrown) {
        OperationListener listener = (operation, table) -> report -> {
            ended.incrementAndGet();
            ListenersThatThrowTest.<RuntimeException>sneak(thrown);
        };
        return ShopTable.open(
                engine.client(), TableOptions.builder().listener(listener).build());
    }

    private static Put<Customer> create(ShopTable shop) {
        return Put.create(shop.context(), CustomerMapper.INSTANCE, ADA);
    }

    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <X extends Throwable> void sneak(Throwable thrown) throws X {
        throw (X) thrown;
    }
}
