package io.keywright.runtime.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.shop.Customer;
import io.keywright.runtime.shop.CustomerMapper;
import io.keywright.runtime.shop.Order;
import io.keywright.runtime.shop.ShopTable;
import io.keywright.testing.DynamoDbTest;
import io.keywright.testing.Fault;
import io.keywright.testing.InProcessDynamoDb;
import io.keywright.testing.InProcessOnly;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.InternalServerErrorException;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;

/** What operations make of a service that is busy or fails: retries are the SDK's, and nothing is done twice or lost. */
@DynamoDbTest
@InProcessOnly("injects faults")
class FaultsTest {

    private static final Customer ADA = new Customer("c-1", "ada@example.com");

    private InProcessDynamoDb engine;
    private ShopTable shop;

    @BeforeEach
    void createTable(InProcessDynamoDb given) {
        engine = given;
        shop = ShopTable.create(given.client());
        engine.clearRequests();
    }

    private Put<Customer> creating() {
        return Put.create(shop.context(), CustomerMapper.INSTANCE, ADA);
    }

    @Test
    void aThrottledWriteIsSentAgain() {
        engine.inject(Fault.throttling().on("PutItem").times(2));

        creating().execute();

        assertThat(engine.requestCount()).isEqualTo(3);
        assertThat(shop.inPartition("c-1").list()).containsExactly(ADA);
    }

    @Test
    void whatStaysThrottledOrBrokenIsTheSdksException() {
        engine.inject(Fault.throttling().on("PutItem").always());
        assertThatThrownBy(() -> creating().execute()).isInstanceOf(ProvisionedThroughputExceededException.class);
        engine.clearFaults();

        engine.inject(Fault.serverError().on("PutItem").always());
        assertThatThrownBy(() -> creating().execute()).isInstanceOf(InternalServerErrorException.class);
        engine.clearFaults();

        assertThat(shop.inPartition("c-1").list()).isEmpty();
    }

    @Test
    void pagesThatFailOnceAreReadOnce() {
        for (int i = 0; i < 6; i++) {
            shop.put(new Order("c-1", "o-" + i, Instant.EPOCH, "OPEN"));
        }
        engine.inject(Fault.serverError().on("Query").times(1));
        engine.inject(Fault.throttling().on("Query").times(1));

        assertThat(shop.orders("c-1").pageSize(2).list())
                .extracting(Order::orderId)
                .containsExactly("o-0", "o-1", "o-2", "o-3", "o-4", "o-5");
    }
}
