package io.keywright.runtime.query;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.runtime.RandomText;
import io.keywright.runtime.Trials;
import io.keywright.runtime.shop.Order;
import io.keywright.runtime.shop.OrdersOfCustomer;
import io.keywright.runtime.shop.ShopTable;
import io.keywright.runtime.text.Utf8;
import io.keywright.testing.DynamoDbTest;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Every condition over any values, answered by the engine and by a filter in memory. */
@DynamoDbTest
class RangeQueryPromisesTest {

    @Test
    void everyConditionGivesExactlyTheValuesThatFulfilItInOrder(DynamoDbClient client) {
        ShopTable shop = ShopTable.create(client);
        Trials.of(40, random -> {
            String customer = "c" + random.nextLong();
            SortedSet<String> values = values(random, shop, customer);
            String low = RandomText.component(random);
            String high = RandomText.component(random);

            assertSame(shop, customer, values, q -> q.orderId(low), low::equals);
            assertSame(shop, customer, values, q -> q.orderIdStartingWith(low), value -> value.startsWith(low));
            assertSame(shop, customer, values, q -> q.orderIdFrom(low), value -> Utf8.compare(value, low) >= 0);
            assertSame(shop, customer, values, q -> q.orderIdAfter(low), value -> Utf8.compare(value, low) > 0);
            assertSame(shop, customer, values, q -> q.orderIdUntil(low), value -> Utf8.compare(value, low) <= 0);
            assertSame(shop, customer, values, q -> q.orderIdBefore(low), value -> Utf8.compare(value, low) < 0);
            assertSame(
                    shop,
                    customer,
                    values,
                    q -> q.orderIdBetween(low, high),
                    value -> Utf8.compare(value, low) >= 0 && Utf8.compare(value, high) <= 0);
        });
    }

    private static SortedSet<String> values(Random random, ShopTable shop, String customer) {
        SortedSet<String> values = new TreeSet<>(Utf8::compare);
        for (int i = 0; i < 12; i++) {
            values.add(RandomText.component(random));
        }
        for (String value : values) {
            shop.put(new Order(customer, value, Instant.EPOCH, "OPEN"));
        }
        return values;
    }

    private static void assertSame(
            ShopTable shop,
            String customer,
            SortedSet<String> values,
            Function<OrdersOfCustomer, TableRangeQuery<Order>> condition,
            Predicate<String> model) {
        List<String> expected = values.stream().filter(model).toList();

        assertThat(condition.apply(shop.orders(customer)).list())
                .extracting(Order::orderId)
                .containsExactlyElementsOf(expected);
    }
}
