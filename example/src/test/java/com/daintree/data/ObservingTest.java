package com.daintree.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.daintree.shop.CartItem;
import com.daintree.shop.CartKind;
import com.daintree.shop.Product;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.error.ItemAlreadyExistsException;
import io.keywright.runtime.execution.OperationListener;
import io.keywright.runtime.execution.OperationName;
import io.keywright.testing.DynamoDbTest;
import io.keywright.testing.Fault;
import io.keywright.testing.InProcessDynamoDb;
import io.keywright.testing.InProcessOnly;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;

/** A listener at the store's table; the guide shows parts of this. */
@DynamoDbTest
@InProcessOnly("injects faults and compares capacity")
class ObservingTest {

    @Test
    void aListenerHearsOfEveryOperationByItsName(InProcessDynamoDb engine) {
        SeededTable.at(engine.client());
        Metrics metrics = new Metrics();
        TableOptions options = TableOptions.builder().listener(metrics).build();
        DaintreeTable daintree = DaintreeTable.open(engine.client(), SeededTable.NAME, options);

        Product product = daintree.product().get("p-001").orElseThrow();
        assertThatThrownBy(() -> daintree.product().create(product)).isInstanceOf(ItemAlreadyExistsException.class);
        daintree.product().ofCategory(product.categoryId()).limit(1).list();
        CartItem item = product.inCart("c-02", CartKind.SHOPPING, 1);
        engine.inject(Fault.unprocessed(0).on("BatchWriteItem"));
        daintree.table().batch().put(item).execute();

        assertThat(metrics.lines)
                .containsExactly(
                        "Product.get succeeded after 1 requests, 0.5 units",
                        "Product.create failed after 1 requests, 0.0 units",
                        "Product.ofCategory succeeded after 1 requests, 0.5 units",
                        "batch succeeded after 2 requests, 1.0 units");
    }

    @Test
    void theConsumptionOfOneOperationIsToldToWhoAsks(InProcessDynamoDb engine) {
        DaintreeTable daintree = SeededTable.at(engine.client()).daintree;

        List<ConsumedCapacity> consumed = new ArrayList<>();
        daintree.product().prepareGet("p-001").onCapacity(consumed::add).execute();

        assertThat(consumed).extracting(ConsumedCapacity::capacityUnits).containsExactly(0.5);
    }

    /** Writes a line for each operation, where a program would count and time. */
    private static final class Metrics implements OperationListener {

        private final List<String> lines = new ArrayList<>();

        @Override
        public Observation begun(OperationName operation, String tableName) {
            return report -> lines.add(report.operation()
                    + (report.failure().isPresent() ? " failed" : " succeeded")
                    + " after " + report.requests() + " requests, " + report.capacityUnits() + " units");
        }
    }
}
