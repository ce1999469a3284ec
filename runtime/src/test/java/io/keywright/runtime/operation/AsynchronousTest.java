package io.keywright.runtime.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.error.DeadlineException;
import io.keywright.runtime.error.InvalidKeyException;
import io.keywright.runtime.error.ItemAlreadyExistsException;
import io.keywright.runtime.error.MissingClientException;
import io.keywright.runtime.shop.Customer;
import io.keywright.runtime.shop.CustomerMapper;
import io.keywright.runtime.shop.Order;
import io.keywright.runtime.shop.ShopTable;
import io.keywright.testing.DynamoDbTest;
import io.keywright.testing.Fault;
import io.keywright.testing.InProcessDynamoDb;
import io.keywright.testing.InProcessOnly;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.core.exception.ApiCallTimeoutException;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;

/** The same operations on the SDK's asynchronous client. */
@DynamoDbTest
class AsynchronousTest {

    private static final Customer ADA = new Customer("c-1", "ada@example.com");

    private ShopTable shop;
    private ShopTable blocking;

    @BeforeEach
    void createTable(DynamoDbClient client, DynamoDbAsyncClient asynchronous) {
        blocking = ShopTable.create(client);
        shop = ShopTable.open(asynchronous);
    }

    @Test
    void eachOperationGivesAFuture() throws Exception {
        assertThat(wait(create(shop, ADA).executeAsync())).isSameAs(ADA);
        assertThat(wait(get(shop).executeAsync())).contains(ADA);
        assertThatThrownBy(() -> wait(create(shop, ADA).executeAsync()))
                .cause()
                .isInstanceOf(ItemAlreadyExistsException.class);
        assertThat(wait(new Delete<>(shop.context(), CustomerMapper.INSTANCE, CustomerMapper.key("c-1"))
                        .executeAsync()))
                .contains(ADA);
        assertThat(wait(get(shop).executeAsync())).isEmpty();
    }

    @Test
    void whatCannotBeSentIsTheFuturesFailure() {
        assertThatThrownBy(() -> wait(create(shop, new Customer("a#b", null)).executeAsync()))
                .isInstanceOf(ExecutionException.class)
                .cause()
                .isInstanceOf(InvalidKeyException.class);
    }

    @Test
    void queriesGiveTheSameAsOnTheBlockingClient() throws Exception {
        for (int i = 0; i < 7; i++) {
            blocking.put(new Order("c-1", "o-" + i, Instant.EPOCH, "OPEN"));
        }

        assertThat(wait(shop.orders("c-1").pageSize(2).listAsync()))
                .isEqualTo(blocking.orders("c-1").list())
                .hasSize(7);
        assertThat(wait(shop.orders("c-1").limit(3).pageAsync()).items())
                .isEqualTo(blocking.orders("c-1").limit(3).page().items())
                .hasSize(3);
        assertThat(wait(shop.orders("c-1").descending().firstAsync()))
                .isEqualTo(blocking.orders("c-1").descending().first())
                .isPresent();
        assertThat(wait(shop.orders("nobody").firstAsync())).isEmpty();
    }

    @Test
    void aTableOpenedForOneWaySaysSoWhenItIsUsedTheOther() {
        assertThatThrownBy(() -> get(shop).execute())
                .isInstanceOf(MissingClientException.class)
                .hasMessageStartingWith("Customer.get cannot wait for its result")
                .hasMessageContaining("executeAsync()");
        assertThatThrownBy(() -> shop.orders("c-1").list())
                .isInstanceOf(MissingClientException.class)
                .hasMessageContaining("listAsync()");
        assertThatThrownBy(() -> get(blocking).executeAsync())
                .isInstanceOf(MissingClientException.class)
                .hasMessageContaining("execute()");
    }

    @Test
    @InProcessOnly("injects faults")
    void aDeadlineEndsWhatTakesLonger(InProcessDynamoDb engine) {
        engine.inject(Fault.latency(Duration.ofSeconds(5)).on("PutItem"));

        assertThatThrownBy(() ->
                        create(blocking, ADA).within(Duration.ofMillis(200)).execute())
                .isInstanceOfSatisfying(DeadlineException.class, late -> {
                    assertThat(late.operation()).isEqualTo("Customer.create");
                    assertThat(late.within()).isEqualTo(Duration.ofMillis(200));
                })
                .hasCauseInstanceOf(ApiCallTimeoutException.class);
    }

    @Test
    void aDeadlineIsSomeTimeAway() {
        assertThatThrownBy(() -> get(shop).within(Duration.ZERO)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @InProcessOnly("compares capacity")
    void whatARequestConsumedIsToldToWhoAsks() throws Exception {
        List<ConsumedCapacity> told = new ArrayList<>();

        create(blocking, ADA).onCapacity(told::add).execute();
        assertThat(told).extracting(ConsumedCapacity::capacityUnits).containsExactly(3.0);
        wait(get(shop).consistent().onCapacity(told::add).executeAsync());
        assertThat(told).hasSize(2);
        blocking.orders("c-1").onCapacity(told::add).list();
        assertThat(told).hasSize(3);
        assertThat(create(blocking, ADA).toRequest().returnConsumedCapacity()).isNull();
    }

    @Test
    void theSdksSettingsAreThoseOfTheRequest() {
        AwsRequestOverrideConfiguration override = AwsRequestOverrideConfiguration.builder()
                .apiCallTimeout(Duration.ofSeconds(3))
                .build();

        assertThat(get(shop).overrideConfiguration(override).toRequest().overrideConfiguration())
                .contains(override);
        assertThat(shop.orders("c-1")
                        .overrideConfiguration(override)
                        .toRequest()
                        .overrideConfiguration())
                .contains(override);
    }

    private static Put<Customer> create(ShopTable table, Customer customer) {
        return Put.create(table.context(), CustomerMapper.INSTANCE, customer);
    }

    private static Get<Customer> get(ShopTable table) {
        return new Get<>(table.context(), CustomerMapper.INSTANCE, CustomerMapper.key("c-1"));
    }

    private static <T> T wait(CompletableFuture<T> future) throws Exception {
        return future.get(10, TimeUnit.SECONDS);
    }
}
