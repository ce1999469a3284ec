package depot;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.runtime.query.IndexQuery;
import io.keywright.runtime.query.Page;
import io.keywright.runtime.query.Query;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Random orders, every condition of the query over their shards, both directions, random limits and page sizes: what is
 * read is what a sorted list of all orders gives.
 */
public final class Promise implements Consumer<DynamoDbClient> {

    private static final int TRIALS = 12;
    private static final long FIRST = Long.getLong("keywright.seed", 1_000L);

    /** Characters that sort around the delimiter, around each other in UTF-16 and UTF-8, and outside of the BMP. */
    private static final List<String> CHARACTERS =
            List.of("a", "b", " ", "!", "\"", "$", "0", "~", "\u00E9", "\uFFFD", "\uD83D\uDE00", "\uDBFF\uDFFD");

    private static final Instant START = Instant.parse("2024-02-28T23:59:58Z");

    private static final Comparator<Order> BY_KEY =
            Comparator.comparing(Promise::sortKey, (a, b) -> Arrays.compareUnsigned(bytes(a), bytes(b)));

    /** A condition twice: as a query, and as what it means. */
    private record Condition(Supplier<? extends IndexQuery<Order, ?>> query, Predicate<Order> meaning) {}

    @Override
    public void accept(DynamoDbClient client) {
        for (int trial = 0; trial < TRIALS; trial++) {
            long seed = FIRST + trial;
            String table = "promise-" + seed;
            DepotTable.createTable(client, table);
            try {
                check(DepotTable.open(client, table), new Random(seed));
            } catch (AssertionError | RuntimeException failure) {
                throw new AssertionError("seed " + seed + " fails (-Dkeywright.seed=" + seed + ")", failure);
            }
        }
    }

    private static void check(DepotTable depot, Random random) {
        List<Order> orders = orders(random);
        orders.forEach(depot.order()::create);
        for (int number = random.nextInt(6); number > 0; number--) {
            depot.refund().create(new Refund("r" + number, text(random), pick(random, List.of(Status.values()))));
        }
        Status status = pick(random, List.of(Status.values()));
        for (Condition condition : conditions(depot.order(), status, orders, random)) {
            for (boolean down : new boolean[] {false, true}) {
                List<Order> expected = orders.stream()
                        .filter(order -> order.status() == status)
                        .filter(condition.meaning())
                        .sorted(down ? BY_KEY.reversed() : BY_KEY)
                        .toList();
                check(() -> direct(condition.query().get(), down), expected, random);
            }
        }
    }

    private static void check(Supplier<Query<Order, ?>> query, List<Order> expected, Random random) {
        assertThat(query.get().list()).containsExactlyElementsOf(expected);
        assertThat(query.get().pageSize(1 + random.nextInt(3)).stream()).containsExactlyElementsOf(expected);
        assertThat(query.get().first()).isEqualTo(expected.stream().findFirst());
        int limit = 1 + random.nextInt(6);
        assertThat(query.get().limit(limit).pageSize(1 + random.nextInt(4)).list())
                .containsExactlyElementsOf(expected.subList(0, Math.min(limit, expected.size())));
        assertThat(paged(query, random)).containsExactlyElementsOf(expected);
    }

    private static List<Order> paged(Supplier<Query<Order, ?>> query, Random random) {
        List<Order> read = new ArrayList<>();
        Optional<String> cursor = Optional.empty();
        do {
            int limit = 1 + random.nextInt(5);
            Query<Order, ?> next = query.get();
            next.limit(limit);
            next.pageSize(1 + random.nextInt(5));
            cursor.ifPresent(next::after);
            if (next.toRequests().isEmpty()) {
                return read;
            }
            Page<Order> page = next.page();
            assertThat(page.items()).hasSizeLessThanOrEqualTo(limit);
            read.addAll(page.items());
            cursor = page.cursor();
        } while (cursor.isPresent());
        return read;
    }

    private static List<Condition> conditions(
            OrderRepository orders, Status status, List<Order> all, Random random) {
        Instant time = all.isEmpty() || random.nextBoolean() ? time(random) : pick(random, all).placedAt();
        Instant other = time(random);
        String id = all.isEmpty() || random.nextInt(3) == 0 ? text(random) : pick(random, all).orderId();
        String until = text(random);
        return List.of(
                new Condition(() -> orders.byStatus(status), order -> true),
                new Condition(() -> orders.byStatus(status, id), order -> order.orderId().equals(id)),
                new Condition(
                        () -> orders.byStatus(status, id).placedAtFrom(time),
                        order -> order.orderId().equals(id) && !order.placedAt().isBefore(time)),
                new Condition(
                        () -> orders.byStatus(status).placedAt(time), order -> order.placedAt().equals(time)),
                new Condition(
                        () -> orders.byStatus(status).placedAtFrom(time), order -> !order.placedAt().isBefore(time)),
                new Condition(
                        () -> orders.byStatus(status).placedAtAfter(time), order -> order.placedAt().isAfter(time)),
                new Condition(
                        () -> orders.byStatus(status).placedAtUntil(time), order -> !order.placedAt().isAfter(time)),
                new Condition(
                        () -> orders.byStatus(status).placedAtBefore(time), order -> order.placedAt().isBefore(time)),
                new Condition(
                        () -> orders.byStatus(status).placedAtBetween(time, other),
                        order -> !order.placedAt().isBefore(time) && !order.placedAt().isAfter(other)),
                new Condition(
                        () -> orders.byStatus(status).placedAt(time).orderId(id),
                        order -> order.placedAt().equals(time) && order.orderId().equals(id)),
                new Condition(
                        () -> orders.byStatus(status).placedAt(time).orderIdStartingWith(id.substring(0, half(id))),
                        order -> order.placedAt().equals(time)
                                && order.orderId().startsWith(id.substring(0, half(id)))),
                new Condition(
                        () -> orders.byStatus(status).placedAt(time).orderIdAfter(id),
                        order -> order.placedAt().equals(time) && compare(order.orderId(), id) > 0),
                new Condition(
                        () -> orders.byStatus(status).placedAt(time).orderIdBetween(id, until),
                        order -> order.placedAt().equals(time)
                                && compare(order.orderId(), id) >= 0
                                && compare(order.orderId(), until) <= 0));
    }

    /** The end of the first character. */
    private static int half(String text) {
        return text.offsetByCodePoints(0, 1);
    }

    private static Query<Order, ?> direct(IndexQuery<Order, ?> query, boolean down) {
        return down ? query.descending() : query.ascending();
    }

    private static List<Order> orders(Random random) {
        Map<String, Order> orders = new LinkedHashMap<>();
        for (int number = random.nextInt(30); number > 0; number--) {
            String id = text(random);
            Status status = pick(random, List.of(Status.values()));
            orders.put(id, new Order("c", id, time(random), status, BigDecimal.ONE));
        }
        List<Order> shuffled = new ArrayList<>(orders.values());
        Collections.shuffle(shuffled, random);
        return shuffled;
    }

    /** Few different ones, some within one second. */
    private static Instant time(Random random) {
        return START.plusSeconds(random.nextInt(3)).plusNanos(random.nextInt(3));
    }

    private static String text(Random random) {
        StringBuilder text = new StringBuilder();
        for (int length = 1 + random.nextInt(3); length > 0; length--) {
            text.append(pick(random, CHARACTERS));
        }
        return text.toString();
    }

    private static String sortKey(Order order) {
        return "ORDER#" + order.placedAt().truncatedTo(ChronoUnit.SECONDS) + "#" + order.orderId();
    }

    private static int compare(String one, String other) {
        return Arrays.compareUnsigned(bytes(one), bytes(other));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static <T> T pick(Random random, List<T> from) {
        return from.get(random.nextInt(from.size()));
    }
}
