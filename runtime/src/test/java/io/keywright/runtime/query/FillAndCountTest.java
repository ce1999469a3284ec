package io.keywright.runtime.query;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.runtime.Trials;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.shop.Customer;
import io.keywright.runtime.shop.Order;
import io.keywright.runtime.shop.OrderMapper;
import io.keywright.runtime.shop.ShopTable;
import io.keywright.testing.DynamoDbTest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.Select;

/** Full pages and counts, on either client. */
@DynamoDbTest
class FillAndCountTest {

    private static final Instant NOON = Instant.parse("2024-05-01T12:00:00Z");
    private static final TextAttribute<Order> STATUS = new TextAttribute<>(AttributePath.of("status", "status"));

    private ShopTable shop;
    private ShopTable async;

    @BeforeEach
    void createTable(DynamoDbClient client, DynamoDbAsyncClient asyncClient) {
        shop = ShopTable.create(client);
        async = ShopTable.open(asyncClient);
    }

    @Test
    void aFullPageGoesOnPastWhatAFilterLeavesOut() {
        for (int number = 0; number < 20; number++) {
            put("c", "%02d".formatted(number), number % 5 == 4 ? "OPEN" : "DONE");
        }
        OrdersPages pages = new OrdersPages();

        Page<Order> first = pages.next(Optional.empty());
        Page<Order> second = pages.next(first.cursor());

        assertThat(shop.orders("c")
                        .filter(STATUS.eq("OPEN"))
                        .pageSize(2)
                        .limit(3)
                        .page()
                        .items())
                .isEmpty();
        assertThat(ids(first.items())).containsExactly("04", "09", "14");
        assertThat(ids(second.items())).containsExactly("19");
        assertThat(second.cursor()).isEmpty();
    }

    @Test
    void theCursorOfAFullPageStandsRightBehindItsLastResult() {
        for (int number = 0; number < 7; number++) {
            put("c", "" + number, "OPEN");
        }
        shop.put(new Customer("c", null));

        Page<Order> page = shop.orders("c").limit(3).fill();

        assertThat(ids(page.items())).containsExactly("0", "1", "2");
        assertThat(ids(shop.orders("c")
                        .after(page.cursor().orElseThrow())
                        .limit(9)
                        .fill()
                        .items()))
                .containsExactly("3", "4", "5", "6");
        assertThat(shop.orders("c").fill().cursor()).isEmpty();
        assertThat(shop.orders("nobody").limit(2).fill().items()).isEmpty();
    }

    @Test
    void fullPagesOfShardsFollowOneAnotherWithoutGapsOrRepetitions() {
        Trials.of(25, random -> {
            int shards = 1 + random.nextInt(12);
            String prefix = "%09d".formatted(random.nextInt(1_000_000_000));
            List<String> expected = putIntoShards(prefix, shards, random);
            int limit = 1 + random.nextInt(5);
            List<String> read = new ArrayList<>();
            Optional<String> cursor = Optional.empty();
            do {
                boolean blocking = random.nextBoolean();
                RangeQuery<Order> query = (blocking ? shop : async)
                        .openOrders(shards, TypeFilter.NEEDED)
                        .orderIdBetween(prefix, prefix + "~")
                        .limit(limit)
                        .pageSize(1 + random.nextInt(4))
                        .after(cursor.orElse(null));
                Page<Order> page = blocking ? query.fill() : query.fillAsync().join();
                read.addAll(ids(page.items()));
                cursor = page.cursor();
                assertThat(page.items()).hasSizeLessThanOrEqualTo(limit);
                assertThat(page.items().size() == limit || cursor.isEmpty()).isTrue();
            } while (cursor.isPresent());

            assertThat(read).isEqualTo(expected);
            RangeQuery<Order> all = shop.openOrders(shards, TypeFilter.NEEDED).orderIdBetween(prefix, prefix + "~");
            assertThat(all.count()).isEqualTo(expected.size());
            assertThat(all.limit(limit).pageSize(1).count()).isEqualTo(Math.min(limit, expected.size()));
        });
    }

    @Test
    void aCountHasDynamoDbSendTheNumberOnly() {
        put("c", "1", "OPEN");
        put("c", "2", "DONE");
        shop.put(new Customer("c", null));
        Query<Order, ?> open = shop.orders("c").filter(STATUS.eq("OPEN"));

        assertThat(open.plan().countRequest("CUSTOMER#c", 0, null).build())
                .satisfies(request -> assertThat(request.select()).isEqualTo(Select.COUNT))
                .satisfies(request -> assertThat(request.filterExpression()).contains(" AND "));
        assertThat(open.count()).isEqualTo(1);
        assertThat(async.orders("c").countAsync().join()).isEqualTo(2);
        assertThat(shop.inPartition("c").count()).isEqualTo(3);
        assertThat(shop.orders("nobody").count()).isZero();
    }

    @Test
    void whatARangeLeavesOutAtItsEndIsNotCounted() {
        for (String id : List.of("a", "b", "c", "d")) {
            put("c", id, "OPEN");
        }

        assertThat(shop.orders("c").orderIdBefore("c").count()).isEqualTo(2);
        assertThat(async.orders("c").orderIdBefore("c").pageSize(1).countAsync().join())
                .isEqualTo(2);
        assertThat(shop.orders("c").orderIdUntil("c").count()).isEqualTo(3);
        assertThat(shop.orders("c").orderIdAfter("a").count()).isEqualTo(3);
        assertThat(shop.orders("c").orderIdBetween("c", "b").count()).isZero();
        assertThat(shop.orders("c").orderIdStartingWith("d").count()).isEqualTo(1);
    }

    @Test
    void aTimeThatItsKeyHoldsOnlyInPartIsCountedExactly() {
        for (int millis = 0; millis < 3; millis++) {
            shop.put(new Order("c", "" + millis, NOON.plusMillis(millis), "OPEN"));
        }

        assertThat(shop.byStatus("OPEN").placedAt(NOON.plusMillis(1)).count()).isEqualTo(1);
        assertThat(shop.byStatus("OPEN")
                        .placedAtBetween(NOON, NOON.plusMillis(1))
                        .count())
                .isEqualTo(2);
        assertThat(shop.byStatus("OPEN").placedAtBefore(NOON.plusMillis(2)).count())
                .isEqualTo(2);
    }

    @Test
    void noOtherTypesAreCountedWhereverTheyLie() {
        put("c", "1", "OPEN");
        Map<String, AttributeValue> unknown = item("c", "2", "OPEN");
        unknown.put("Type", AttributeValue.fromS("FromTheFuture"));
        shop.putRaw(unknown);
        Map<String, AttributeValue> untyped = item("c", "3", "OPEN");
        untyped.remove("Type");
        shop.putRaw(untyped);

        assertThat(shop.orders("c").count()).isEqualTo(1);
        assertThat(shop.byStatus("OPEN").count()).isEqualTo(1);
        assertThat(shop.inPartition("c").count()).isEqualTo(1);
    }

    @Test
    void aCountBeginsAtTheCursor() {
        for (int number = 0; number < 5; number++) {
            put("c", "" + number, "OPEN");
        }
        String cursor = shop.orders("c").limit(2).fill().cursor().orElseThrow();

        assertThat(shop.orders("c").after(cursor).count()).isEqualTo(3);
    }

    /** Three open orders on each page, by the blocking and the asynchronous client in turn. */
    private final class OrdersPages {
        private boolean blocking;

        Page<Order> next(Optional<String> cursor) {
            blocking = !blocking;
            var query = (blocking ? shop : async)
                    .orders("c")
                    .filter(STATUS.eq("OPEN"))
                    .pageSize(2)
                    .limit(3)
                    .after(cursor.orElse(null));
            return blocking ? query.fill() : query.fillAsync().join();
        }
    }

    /** Orders in random shards, with items of another type among them; gives their ids in the order of the keys. */
    private List<String> putIntoShards(String prefix, int shards, Random random) {
        List<String> ids = new ArrayList<>();
        int count = random.nextInt(25);
        for (int number = 0; number < count; number++) {
            boolean note = random.nextInt(3) == 0;
            String id = prefix + "-%02d".formatted(number);
            Map<String, AttributeValue> item = item("c", id, "OPEN");
            String shard = (shards > 10 ? "%02d" : "%d").formatted(random.nextInt(shards));
            item.put("GSI1PK", AttributeValue.fromS("OPEN#" + shard));
            item.put("GSI1SK", AttributeValue.fromS(id));
            item.put("Type", AttributeValue.fromS(note ? "Note" : "Order"));
            shop.putRaw(item);
            if (!note) {
                ids.add(id);
            }
        }
        return ids;
    }

    private void put(String customer, String id, String status) {
        shop.put(new Order(customer, id, NOON, status));
    }

    private static Map<String, AttributeValue> item(String customer, String id, String status) {
        return new HashMap<>(OrderMapper.INSTANCE.toItem(new Order(customer, id, NOON, status)));
    }

    private static List<String> ids(List<Order> orders) {
        return orders.stream().map(Order::orderId).toList();
    }
}
