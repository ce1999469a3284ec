package com.daintree.data;

import static org.assertj.core.api.Assertions.assertThat;

import com.daintree.shop.CartItem;
import com.daintree.shop.Customer;
import com.daintree.shop.Order;
import com.daintree.shop.Product;
import io.keywright.runtime.error.UnprocessedWritesException;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.FoundItems;
import io.keywright.testing.DynamoDbTest;
import io.keywright.testing.Fault;
import io.keywright.testing.InProcessDynamoDb;
import io.keywright.testing.InProcessOnly;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Batches through what is generated for the store; the guide shows parts of this. */
@DynamoDbTest
class BatchesTest {

    @Test
    void manyItemsOfAllTypesAreWrittenAndRead(DynamoDbClient client) {
        DaintreeTable daintree = SeededTable.at(client).daintree;
        List<CartItem> items = daintree.cartItem().ofCustomer("c-03").list();
        Order order = daintree.order().ofCustomer("c-03").first().orElseThrow();

        DaintreeBatch batch = daintree.table().batch().put(order);
        items.forEach(batch::put);
        batch.deleteOrder(OrderKeys.primary("c-03", "o-old"));
        int written = batch.execute();

        assertThat(items).isNotEmpty();
        assertThat(written).isEqualTo(items.size() + 2);

        List<PrimaryKey<?>> keys = new ArrayList<>();
        keys.add(CustomerKeys.primary("c-03"));
        items.forEach(item -> keys.add(ProductKeys.primary(item.productId())));
        FoundItems found = daintree.table().prepareGetAll(keys).consistent().execute();
        assertThat(found.get(CustomerKeys.primary("c-03")))
                .map(Customer::firstName)
                .contains("Chiara");
        assertThat(found.all(Product.class))
                .extracting(Product::title)
                .containsExactlyElementsOf(items.stream().map(CartItem::title).toList());
    }

    @Test
    @InProcessOnly("injects faults")
    void whatIsLeftOverIsHandedBack(InProcessDynamoDb engine) {
        DaintreeTable daintree = SeededTable.at(engine.client()).daintree;
        List<Order> orders = daintree.order().ofCustomer("c-03").list();
        engine.inject(Fault.unprocessed(0).on("BatchWriteItem").always());

        List<Object> later = new ArrayList<>();
        DaintreeBatch batch = daintree.table().batch().within(Duration.ofMillis(50));
        orders.forEach(batch::put);
        try {
            batch.execute();
        } catch (UnprocessedWritesException left) {
            later.addAll(left.puts());
        }

        assertThat(orders).isNotEmpty();
        assertThat(later).containsExactlyInAnyOrderElementsOf(orders);
    }
}
