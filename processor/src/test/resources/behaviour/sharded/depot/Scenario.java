package depot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.error.InvalidCursorException;
import io.keywright.runtime.error.InvalidKeyException;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.query.Page;
import io.keywright.testing.InProcessDynamoDb;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** Queries over the shards of indexes, of the table and of a local index. */
public final class Scenario implements Consumer<DynamoDbClient> {

    private static final Instant NOON = Instant.parse("2024-05-01T12:00:00Z");
    private static final LocalDate DAY = LocalDate.of(2024, 5, 1);
    private static final int ORDERS = 12;

    @Override
    public void accept(DynamoDbClient client) {
        DepotTable.createTable(client, "depot");
        DepotTable depot = DepotTable.open(client, "depot");
        IntStream.range(0, ORDERS).forEach(number -> depot.order().create(order(number)));

        writesTheShardOfEachOrder();
        mergesAllShardsInTheOrderOfTheSortKeys(depot.order());
        limitsExactlyAndResumesAllShards(depot.order());
        asksEachShardOncePerPage();
        asksOneShardIfToldTheProperty(depot.order());
        spreadsATimeWithinItsDay(depot.order());
        givesKeysWhereTheIndexHoldsNoMore(depot.order());
        leavesOutWhatHasNoShard(depot.refund());
        readsCollectionsOverAllShards(depot);
        spreadsPartitionsOfTheTable(depot.reading());
        mergesLocalIndexes(depot.reading());
        readsBothLayoutsOfAnIndex(depot);
        refusesHostileValues(depot.order());
    }

    private static void writesTheShardOfEachOrder() {
        // The CRC-32 of "o-03" is 302,168,607, which leaves 3 when divided by 4.
        assertThat(OrderMapper.INSTANCE.toItem(order(3)).get("GSI1PK").s()).isEqualTo("STATUS#PENDING#3");
        assertThat(IntStream.range(0, ORDERS).mapToObj(Scenario::shard).distinct()).hasSize(4);
    }

    private static void mergesAllShardsInTheOrderOfTheSortKeys(OrderRepository orders) {
        assertThat(orders.byStatus(Status.PENDING).list()).containsExactlyElementsOf(range(0, ORDERS));
        assertThat(orders.byStatus(Status.PENDING).stream()).containsExactlyElementsOf(range(0, ORDERS));
        assertThat(orders.byStatus(Status.PENDING).page().items()).containsExactlyElementsOf(range(0, ORDERS));
        assertThat(orders.byStatus(Status.PENDING).descending().list())
                .containsExactlyElementsOf(reversed(range(0, ORDERS)));
        assertThat(orders.byStatus(Status.PENDING).placedAtBetween(at(3), at(7)).list())
                .containsExactlyElementsOf(range(3, 8));
        assertThat(orders.byStatus(Status.PENDING).placedAtAfter(at(3)).descending().list())
                .containsExactlyElementsOf(reversed(range(4, ORDERS)));
        assertThat(orders.byStatus(Status.PENDING).placedAt(at(5)).orderId(id(5)).list()).containsExactly(order(5));
        assertThat(orders.byStatus(Status.PENDING).first()).contains(order(0));
        assertThat(orders.byStatus(Status.SHIPPED).list()).isEmpty();
        assertThat(orders.byStatus(Status.PENDING).placedAtBetween(at(7), at(3)).list()).isEmpty();
    }

    private static void limitsExactlyAndResumesAllShards(OrderRepository orders) {
        for (int limit = 1; limit <= ORDERS + 1; limit++) {
            assertThat(orders.byStatus(Status.PENDING).limit(limit).list())
                    .containsExactlyElementsOf(range(0, Math.min(limit, ORDERS)));
            List<Order> read = new ArrayList<>();
            Page<Order> page = orders.byStatus(Status.PENDING).limit(limit).page();
            read.addAll(page.items());
            while (page.cursor().isPresent()) {
                page = orders.byStatus(Status.PENDING)
                        .limit(limit)
                        .after(page.cursor().get())
                        .page();
                assertThat(page.items()).hasSizeLessThanOrEqualTo(limit);
                read.addAll(page.items());
            }
            assertThat(read).containsExactlyElementsOf(range(0, ORDERS));
        }
        String cursor = orders.byStatus(Status.PENDING).limit(2).page().cursor().orElseThrow();
        assertThatThrownBy(() -> orders.byStatus(Status.SHIPPED).after(cursor).page())
                .isInstanceOf(InvalidCursorException.class);
        assertThatThrownBy(() -> orders.byStatus(Status.PENDING, id(1)).after(cursor).page())
                .isInstanceOf(InvalidCursorException.class);
    }

    private static void asksEachShardOncePerPage() {
        try (InProcessDynamoDb engine = InProcessDynamoDb.create()) {
            DepotTable.createTable(engine.client(), "depot");
            OrderRepository orders = DepotTable.open(engine.client(), "depot").order();
            IntStream.range(0, ORDERS).forEach(number -> orders.create(order(number)));
            engine.clearRequests();

            orders.byStatus(Status.PENDING).limit(2).page();
            assertThat(engine.requestCount()).isEqualTo(4);
            assertThat(orders.byStatus(Status.PENDING).limit(2).toRequests())
                    .extracting(Scenario::partition)
                    .containsExactly(
                            "STATUS#PENDING#0", "STATUS#PENDING#1", "STATUS#PENDING#2", "STATUS#PENDING#3");
            assertThatThrownBy(() -> orders.byStatus(Status.PENDING).toRequest())
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("toRequests()");
        }
    }

    private static void asksOneShardIfToldTheProperty(OrderRepository orders) {
        QueryRequest request = orders.byStatus(Status.PENDING, id(3)).toRequest();
        assertThat(partition(request)).isEqualTo("STATUS#PENDING#3");
        assertThat(request.filterExpression()).isNotNull();
        for (int number = 0; number < ORDERS; number++) {
            assertThat(orders.byStatus(Status.PENDING, id(number)).list()).containsExactly(order(number));
            assertThat(orders.byStatus(Status.PENDING, id(number)).placedAtFrom(at(number)).list())
                    .containsExactly(order(number));
        }
        assertThat(orders.byStatus(Status.PENDING, "o-99").list()).isEmpty();
        assertThat(orders.byStatus(Status.PENDING, "any#thing").list()).isEmpty();
    }

    private static void spreadsATimeWithinItsDay(OrderRepository orders) {
        assertThat(orders.byDay(DAY).list()).containsExactlyElementsOf(range(0, ORDERS));
        assertThat(orders.byDay(DAY).orderIdFrom(id(9)).list()).containsExactlyElementsOf(range(9, ORDERS));
        assertThat(orders.byDay(at(4)).list()).containsExactly(order(4));
        assertThat(orders.byDay(at(4)).toRequests()).hasSize(1);
        assertThat(orders.byDay(DAY.plusDays(1)).list()).isEmpty();
    }

    private static void givesKeysWhereTheIndexHoldsNoMore(OrderRepository orders) {
        List<PrimaryKey<Order>> cheapest = orders.byTotal().limit(2).list();
        assertThat(cheapest).containsExactly(OrderKeys.primary("c-11", id(11)), OrderKeys.primary("c-10", id(10)));
    }

    private static void leavesOutWhatHasNoShard(RefundRepository refunds) {
        refunds.create(new Refund("r-1", null, Status.PENDING));
        refunds.create(new Refund("r-2", id(2), Status.PENDING));
        refunds.create(new Refund("r-3", "o-7#b", Status.PENDING));

        assertThat(RefundMapper.INSTANCE.toItem(new Refund("r-1", null, Status.PENDING)))
                .doesNotContainKeys("GSI1PK", "GSI1SK");
        assertThat(refunds.byStatus(Status.PENDING).list())
                .extracting(Refund::refundId)
                .containsExactly("r-2", "r-3");
        assertThat(refunds.byStatus(Status.PENDING, id(2)).list())
                .extracting(Refund::refundId)
                .containsExactly("r-2");
    }

    private static void readsCollectionsOverAllShards(DepotTable depot) {
        List<StatusItem> all = new ArrayList<>(range(0, ORDERS));
        all.add(new Refund("r-2", id(2), Status.PENDING));
        all.add(new Refund("r-3", "o-7#b", Status.PENDING));

        assertThat(depot.statusItem(Status.PENDING).list()).containsExactlyElementsOf(all);
        assertThat(depot.statusItem(Status.PENDING).descending().limit(3).list())
                .containsExactly(all.get(13), all.get(12), all.get(11));
    }

    private static void spreadsPartitionsOfTheTable(ReadingRepository readings) {
        for (int sensor = 0; sensor < 30; sensor++) {
            readings.create(reading(sensor));
        }

        assertThat(readings.get(DAY, 7, at(7))).contains(reading(7));
        assertThat(readings.ofDay(DAY).consistent().list())
                .extracting(Reading::sensor)
                .containsExactlyElementsOf(IntStream.range(0, 30).mapToObj(Long::valueOf).toList());
        assertThat(readings.ofDay(DAY).sensorAfter(26).list()).extracting(Reading::sensor).containsExactly(27L, 28L, 29L);
        assertThat(readings.ofDay(DAY, 7).list()).containsExactly(reading(7));
        assertThat(readings.ofDay(DAY).toRequests()).hasSize(12);
        assertThat(readings.ofDay(DAY, 7).toRequests()).hasSize(1);
        assertThat(readings.delete(DAY, 7, at(7))).contains(reading(7));
        assertThat(readings.ofDay(DAY, 7).list()).isEmpty();
        readings.put(reading(7));
    }

    private static void mergesLocalIndexes(ReadingRepository readings) {
        assertThat(readings.byValue(DAY).valueBefore(-25).consistent().list())
                .extracting(Reading::value)
                .containsExactly(-29, -28, -27, -26);
        assertThat(readings.byValue(DAY, 3).list()).containsExactly(reading(3));
    }

    private static void readsBothLayoutsOfAnIndex(DepotTable depot) {
        depot.alarm().create(new Alarm("a-1", 3, "s"));
        List<String> partitions =
                depot.reading().bySite("s").toRequests().stream().map(Scenario::partition).toList();

        assertThat(partitions).hasSize(20).startsWith("SITE#s#00#S").endsWith("SITE#s#3#S").doesNotHaveDuplicates();
        assertThat(depot.reading().bySite("s").list())
                .isSortedAccordingTo(Comparator.comparing(Reading::at))
                .hasSize(30);
        assertThat(depot.reading().bySite("s", 3).toRequests()).hasSize(2);
        assertThat(depot.reading().bySite("s", 3).list()).containsExactly(reading(3));
        assertThat(depot.alarm().bySite("s", 3).list()).hasSize(1);
        assertThat(depot.siteItem("s").list()).hasSize(31).first().isInstanceOf(Alarm.class);
    }

    private static void refusesHostileValues(OrderRepository orders) {
        assertThatThrownBy(() -> orders.byStatus(Status.PENDING, ""))
                .isInstanceOf(InvalidKeyException.class)
                .hasMessageContaining("STATUS#{status}#{orderId:shard(4)}");
        assertThatThrownBy(() -> orders.byStatus(Status.PENDING, "\uD83D")).isInstanceOf(InvalidKeyException.class);
        assertThatThrownBy(() -> OrderMapper.INSTANCE.toItem(
                        new Order("c", "a#b", NOON, Status.PENDING, BigDecimal.ONE)))
                .isInstanceOf(InvalidKeyException.class);
    }

    private static String shard(int number) {
        return OrderKeys.byStatusPartition(Status.PENDING, id(number));
    }

    private static String partition(QueryRequest request) {
        return request.expressionAttributeValues().get(":v0").s();
    }

    private static List<Order> range(int from, int to) {
        return IntStream.range(from, to).mapToObj(Scenario::order).toList();
    }

    private static List<Order> reversed(List<Order> orders) {
        return IntStream.range(0, orders.size())
                .mapToObj(index -> orders.get(orders.size() - 1 - index))
                .toList();
    }

    private static Instant at(int number) {
        return NOON.plusSeconds(number);
    }

    private static String id(int number) {
        return "o-%02d".formatted(number);
    }

    private static Order order(int number) {
        return new Order(
                "c-" + number, id(number), at(number), Status.PENDING, BigDecimal.valueOf(1999L - number));
    }

    private static Reading reading(int sensor) {
        return new Reading(DAY, sensor, at(sensor), "s", -sensor);
    }
}
