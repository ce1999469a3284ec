package io.keywright.runtime.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.Trials;
import io.keywright.runtime.error.InvalidCursorException;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.shop.OpenOrders;
import io.keywright.runtime.shop.Order;
import io.keywright.runtime.shop.OrderMapper;
import io.keywright.runtime.shop.ShopTable;
import io.keywright.runtime.text.Utf8;
import io.keywright.testing.DynamoDbTest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Queries that read several shards, against the engine. */
@DynamoDbTest
class ShardedQueryTest {

    private static final List<String> IDS = List.of("a", "a!", "aa", "b", "é", "\uFFFD", "\uD83D\uDE00", "z");

    private DynamoDbClient client;
    private ShopTable shop;

    @BeforeEach
    void createTable(DynamoDbClient given) {
        client = given;
        shop = ShopTable.create(given);
    }

    @Test
    void shardsAreMergedByTheBytesOfTheSortKeys() {
        IDS.forEach(id -> put(4, "c", id));
        List<String> sorted = IDS.stream().sorted(Utf8::compare).toList();

        assertThat(ids(open(4).list())).containsExactlyElementsOf(sorted);
        assertThat(ids(open(4).stream().toList())).containsExactlyElementsOf(sorted);
        assertThat(ids(open(4).page().items())).containsExactlyElementsOf(sorted);
        assertThat(ids(open(4).descending().list())).containsExactlyElementsOf(reversed(sorted));
        assertThat(open(4).first().map(Order::orderId)).contains("a");
        assertThat(open(4).descending().first().map(Order::orderId)).contains(sorted.get(7));
        assertThat(ids(open(4).orderIdFrom("b").list())).containsExactlyElementsOf(sorted.subList(3, 8));
        assertThat(ids(open(4).orderIdBetween("a!", "b").list())).containsExactly("a!", "aa", "b");
    }

    @Test
    void equalSortKeysAreInTheOrderOfTheShards() {
        for (int shard = 3; shard >= 0; shard--) {
            putInto(shard, "c" + shard, "same");
            putInto(shard, "d" + shard, "same");
        }

        for (int size = 1; size <= 8; size++) {
            assertThat(customers(open(4).pageSize(size).list()))
                    .extracting(customer -> customer.charAt(1))
                    .containsExactly('0', '0', '1', '1', '2', '2', '3', '3');
            assertThat(customers(open(4).pageSize(size).descending().list()))
                    .extracting(customer -> customer.charAt(1))
                    .containsExactly('3', '3', '2', '2', '1', '1', '0', '0');
        }
    }

    @Test
    void pageIsOneRequestForEachShard() {
        IDS.forEach(id -> put(4, "c", id));

        assertThat(open(4).limit(3).toRequests())
                .hasSize(4)
                .allSatisfy(request -> assertThat(request.limit()).isEqualTo(3))
                .extracting(request -> request.expressionAttributeValues().get(":v0"))
                .containsExactly(s("OPEN#0"), s("OPEN#1"), s("OPEN#2"), s("OPEN#3"));
        assertThat(open(1).toRequest().expressionAttributeValues()).containsEntry(":v0", s("OPEN#0"));
        assertThatThrownBy(() -> open(4).toRequest())
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("The query reads 4 shards, with one request for each; call toRequests().");
        assertThat(open(4).orderIdBetween("z", "a").toRequests()).isEmpty();
        assertThat(open(4).orderIdBetween("z", "a").list()).isEmpty();
        assertThat(open(4).orderIdBetween("z", "a").page().cursor()).isEmpty();
    }

    @Test
    void limitsAreExactAndOneCursorResumesAllShards() {
        Trials.of(25, random -> {
            client.deleteTable(request -> request.tableName(ShopTable.NAME));
            client.waiter().waitUntilTableNotExists(request -> request.tableName(ShopTable.NAME));
            ShopTable table = ShopTable.create(client);
            int shards = 1 + random.nextInt(12);
            List<String> expected = fill(table, shards, random);
            boolean down = random.nextBoolean();
            List<String> sorted = down ? reversed(expected) : expected;

            checkLists(table, shards, down, sorted, random);
            assertThat(paged(table, shards, down, random)).containsExactlyElementsOf(sorted);
        });
    }

    private static void checkLists(ShopTable table, int shards, boolean down, List<String> sorted, Random random) {
        for (int limit = 1; limit <= sorted.size() + 1; limit++) {
            OpenOrders query = direct(table.openOrders(shards, TypeFilter.NEEDED), down)
                    .limit(limit)
                    .pageSize(1 + random.nextInt(5));

            assertThat(ids(query.list())).containsExactlyElementsOf(sorted.subList(0, Math.min(limit, sorted.size())));
        }
    }

    private static List<String> paged(ShopTable table, int shards, boolean down, Random random) {
        List<String> read = new ArrayList<>();
        Optional<String> cursor = Optional.empty();
        do {
            OpenOrders query = direct(table.openOrders(shards, TypeFilter.NEEDED), down);
            cursor.ifPresent(query::after);
            if (random.nextInt(4) == 0) {
                int limit = 1 + random.nextInt(3);
                List<String> more = ids(query.limit(limit).list());
                List<String> page = new ArrayList<>();
                Optional<String> behind = cursor;
                while (page.size() < more.size()) {
                    OpenOrders again = direct(table.openOrders(shards, TypeFilter.NEEDED), down)
                            .limit(more.size() - page.size());
                    behind.ifPresent(again::after);
                    Page<Order> part = again.page();
                    page.addAll(ids(part.items()));
                    behind = part.cursor();
                }
                assertThat(page).isEqualTo(more);
            }
            OpenOrders next = direct(table.openOrders(shards, TypeFilter.NEEDED), down);
            cursor.ifPresent(next::after);
            int limit = 1 + random.nextInt(4);
            Page<Order> page = next.limit(limit).pageSize(1 + random.nextInt(4)).page();
            assertThat(page.items()).hasSizeLessThanOrEqualTo(limit);
            read.addAll(ids(page.items()));
            cursor = page.cursor();
        } while (cursor.isPresent());
        return read;
    }

    /** Orders in random shards, with items of another type among them; gives their ids in the order of the keys. */
    private static List<String> fill(ShopTable table, int shards, Random random) {
        List<String> ids = new ArrayList<>();
        int count = random.nextInt(25);
        for (int number = 0; number < count; number++) {
            String id = "%02d".formatted(random.nextInt(100)) + "-" + number;
            String partition = "OPEN#" + (shards > 10 ? "%02d" : "%d").formatted(random.nextInt(shards));
            boolean note = random.nextInt(3) == 0;
            table.putRaw(item(partition, "c", id, note ? "Note" : "Order"));
            if (!note) {
                ids.add(id);
            }
        }
        ids.sort(Comparator.naturalOrder());
        return ids;
    }

    @Test
    void aCursorIsBoundToTheNumberOfShards() {
        IDS.forEach(id -> put(4, "c", id));
        String cursor = open(4).limit(1).page().cursor().orElseThrow();

        assertThat(ids(open(4).after(cursor).limit(2).list())).containsExactly("a!", "aa");
        assertThatThrownBy(() -> open(3).after(cursor).page()).isInstanceOf(InvalidCursorException.class);
        assertThatThrownBy(() -> open(5).after(cursor).page()).isInstanceOf(InvalidCursorException.class);
        assertThatThrownBy(() -> open(4).descending().after(cursor).page()).isInstanceOf(InvalidCursorException.class);
    }

    private OpenOrders open(int shards) {
        return shop.openOrders(shards, TypeFilter.NOT_NEEDED);
    }

    private void put(int shards, String customer, String id) {
        String shard = KeyComponent.of("Order", "orderId", "", KeyFormats.shard(shards, KeyFormats.rest()))
                .text(id);
        putInto(Integer.parseInt(shard), customer, id);
    }

    private void putInto(int shard, String customer, String id) {
        shop.putRaw(item("OPEN#" + shard, customer, id, "Order"));
    }

    private static Map<String, AttributeValue> item(String partition, String customer, String id, String type) {
        Map<String, AttributeValue> item =
                new HashMap<>(OrderMapper.INSTANCE.toItem(new Order(customer, id, Instant.EPOCH, "OPEN")));
        item.put("GSI1PK", s(partition));
        item.put("GSI1SK", s(id));
        item.put("Type", s(type));
        return item;
    }

    private static OpenOrders direct(OpenOrders query, boolean down) {
        return down ? query.descending() : query.ascending();
    }

    private static List<String> ids(List<Order> orders) {
        return orders.stream().map(Order::orderId).toList();
    }

    private static List<String> customers(List<Order> orders) {
        return orders.stream().map(Order::customerId).toList();
    }

    private static List<String> reversed(List<String> texts) {
        List<String> reversed = new ArrayList<>(texts);
        Collections.reverse(reversed);
        return reversed;
    }

    private static AttributeValue s(String text) {
        return AttributeValue.fromS(text);
    }
}
