package com.daintree.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.daintree.shop.Customer;
import com.daintree.shop.Order;
import io.keywright.runtime.error.DeadlineException;
import io.keywright.runtime.error.MissingClientException;
import io.keywright.runtime.query.Page;
import io.keywright.testing.DynamoDbTest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.reactivestreams.Publisher;
import software.amazon.awssdk.core.async.SdkPublisher;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The asynchronous way through what is generated for the store; the guide shows parts of this. */
@DynamoDbTest
class AsyncTest {

    private DaintreeTable daintree;

    @BeforeEach
    void createTable(DynamoDbClient client, DynamoDbAsyncClient asyncClient) {
        SeededTable.at(client);
        daintree = DaintreeTable.open(asyncClient, SeededTable.NAME);
    }

    @Test
    void eachOperationAndQueryGivesAFuture() throws Exception {
        CompletableFuture<Optional<Customer>> customer =
                daintree.customer().prepareGet("c-03").executeAsync();
        CompletableFuture<Page<Order>> orders =
                daintree.order().ofCustomer("c-03").descending().limit(2).pageAsync();

        CompletableFuture<String> greeting = customer.thenCombine(
                orders,
                (found, page) -> found.map(Customer::firstName).orElse("Stranger") + ", "
                        + page.items().size() + " orders");

        assertThat(greeting.get(10, TimeUnit.SECONDS)).endsWith(", 2 orders");
    }

    @Test
    void theResultsOfAQueryAreGivenAsTheyAreAskedFor() throws Exception {
        Publisher<Order> orders =
                daintree.order().ofCustomer("c-03").pageSize(2).publisher();

        List<Order> received = new ArrayList<>();
        CompletableFuture<Void> end = SdkPublisher.adapt(orders).subscribe(received::add);
        end.get(10, TimeUnit.SECONDS);

        assertThat(received)
                .isNotEmpty()
                .isEqualTo(daintree.order().ofCustomer("c-03").listAsync().get(10, TimeUnit.SECONDS));
    }

    @Test
    void aTransactionIsCommittedAsynchronously() throws Exception {
        Customer customer = daintree.customer()
                .prepareGet("c-03")
                .executeAsync()
                .get(10, TimeUnit.SECONDS)
                .orElseThrow();

        List<Object> written = daintree.table()
                .transaction()
                .replace(customer)
                .within(Duration.ofSeconds(10))
                .commitAsync()
                .get(10, TimeUnit.SECONDS)
                .written();

        assertThat(written).containsExactly(customer);
    }

    @Test
    void aCallThatWaitsNamesTheOneThatDoesNot() {
        assertThatThrownBy(() -> daintree.customer().get("c-03"))
                .isInstanceOf(MissingClientException.class)
                .hasMessageContaining("executeAsync()");
    }

    @Test
    void aDeadlineIsForAllThatAnOperationDoes() {
        CompletableFuture<Optional<Customer>> late = daintree.customer()
                .prepareGet("c-03")
                .within(Duration.ofNanos(1))
                .executeAsync();

        assertThatThrownBy(() -> late.get(10, TimeUnit.SECONDS)).cause().isInstanceOf(DeadlineException.class);
    }
}
