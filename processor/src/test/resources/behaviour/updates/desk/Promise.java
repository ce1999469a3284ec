package desk;

import static org.assertj.core.api.Assertions.assertThat;

import desk.Order.Address;
import desk.Order.Line;
import desk.Order.Status;
import io.keywright.runtime.error.ConditionFailedException;
import io.keywright.runtime.error.TransactionCancelledException;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.operation.Update;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeAction;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.AttributeValueUpdate;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

/**
 * Random sequences of writes of every kind, with knowledge that is right and that is not. After each sequence every stored
 * item has the keys that the mapper would write for it, both or neither of each index, its type, and what another program
 * wrote into it, unless it was written as a whole since.
 */
public final class Promise implements Consumer<DynamoDbClient> {

    private static final int OPERATIONS = Integer.getInteger("keywright.operations", 4_000);
    private static final int IN_SEQUENCE = 200;
    private static final long FIRST = Long.getLong("keywright.seed", 1_000L);
    private static final Instant START = Instant.parse("2024-05-01T23:59:59.5Z");
    private static final String UNKNOWN = "unknown";

    private DynamoDbClient client;
    private String table;
    private OrderRepository orders;
    private VisitorRepository visitors;
    private Random random;
    private final Map<String, String> strangers = new HashMap<>();
    private final List<Order> read = new ArrayList<>();
    private int written;
    private int refused;

    @Override
    public void accept(DynamoDbClient given) {
        client = given;
        for (int sequence = 0; sequence * IN_SEQUENCE < OPERATIONS; sequence++) {
            long seed = FIRST + sequence;
            try {
                run("promise-" + seed, new Random(seed));
            } catch (AssertionError | RuntimeException failure) {
                throw new AssertionError("seed " + seed + " fails (-Dkeywright.seed=" + seed + ")", failure);
            }
        }
        assertThat(written).isGreaterThan(refused / 2);
        assertThat(refused).isGreaterThan(0);
    }

    private void run(String name, Random numbers) {
        table = name;
        random = numbers;
        DeskTable.createTable(client, table);
        orders = DeskTable.open(client, table).order();
        visitors = DeskTable.open(client, table).visitor();
        strangers.clear();
        read.clear();
        for (int i = 0; i < IN_SEQUENCE; i++) {
            try {
                one();
                written++;
            } catch (ConditionFailedException | TransactionCancelledException expected) {
                refused++;
            }
        }
        check();
        client.deleteTable(request -> request.tableName(table));
    }

    private void one() {
        switch (random.nextInt(16)) {
            case 0 -> replaced(orders.create(order()));
            case 1, 2 -> replaced(orders.put(order()));
            case 3 -> replaced(orders.replace(order()));
            case 4 -> {
                Order gone = order();
                orders.delete(gone);
                strangers.remove(key(OrderMapper.INSTANCE, gone));
            }
            case 5 -> stranger();
            case 6 -> visitor();
            case 7, 8, 9 -> remember(ofEntity());
            default -> remember(byKey());
        }
    }

    private void replaced(Order order) {
        strangers.remove(key(OrderMapper.INSTANCE, order));
        remember(order);
    }

    private void remember(Order order) {
        if (read.size() > 20) {
            read.remove(random.nextInt(read.size()));
        }
        read.add(order);
        assertThat(orders.get(day(order), order.orderId())).contains(order);
    }

    /** What another program writes beside what this one knows. */
    private void stranger() {
        Order order = read.isEmpty() ? null : read.get(random.nextInt(read.size()));
        if (order != null && orders.get(day(order), order.orderId()).isPresent()) {
            String value = "v" + random.nextInt();
            client.updateItem(request -> request.tableName(table)
                    .key(orders.prepareGet(day(order), order.orderId()).toRequest().key())
                    .attributeUpdates(Map.of(
                            UNKNOWN,
                            AttributeValueUpdate.builder()
                                    .action(AttributeAction.PUT)
                                    .value(AttributeValue.fromS(value))
                                    .build())));
            strangers.put(key(OrderMapper.INSTANCE, order), value);
        }
    }

    private void visitor() {
        String email = "v" + random.nextInt(3) + "#";
        VisitorUpdate update = random.nextInt(3) == 0 ? visitors.update(email) : visitors.upsert(email);
        if (random.nextBoolean()) {
            update.incrementVisits(1);
        }
        switch (random.nextInt(4)) {
            case 0 -> update.removeName();
            case 1 -> update.name(text());
            default -> update.onlyIf(VisitorAttributes.VISITS.notExists().or(VisitorAttributes.VISITS.lt(40)));
        }
        if (!update.isEmpty()) {
            update.execute();
        }
    }

    private Order byKey() {
        Order known = random.nextInt(3) == 0 || read.isEmpty() ? order() : read.get(random.nextInt(read.size()));
        OrderUpdate update = plain(orders.update(day(known), known.orderId()));
        switch (random.nextInt(7)) {
            case 0 -> {
                OrderUpdate.MissingCourierStop step = update.status(status()).knowingPlacedAt(known.placedAt());
                update = stop(courier(step, known), known);
            }
            case 1 -> update.total(total());
            case 2 -> update.shipTo(address());
            case 3 -> update.removeCourier();
            case 4 -> update.removeStop().removeBillTo();
            case 5 -> update.removeTotal();
            default -> {
                OrderUpdate.MissingCourier step = update.billTo(address());
                update = random.nextBoolean() ? step.knowingCourier(known.courier()) : step.knowingCourier(null);
            }
        }
        return send(update, known);
    }

    /** Alone, or as one action of a transaction. */
    private Order send(Update<Order, ?> update, Order known) {
        if (random.nextInt(4) > 0) {
            return update.execute();
        }
        DeskTable.open(client, table).table().transaction().update(update).commit();
        return orders.get(day(known), known.orderId()).orElseThrow();
    }

    private OrderUpdate.MissingStop courier(OrderUpdate.MissingCourierStop step, Order known) {
        return step.knowingCourier(known.courier());
    }

    private OrderUpdate stop(OrderUpdate.MissingStop step, Order known) {
        return switch (random.nextInt(3)) {
            case 0 -> step.withStop(random.nextInt(10_000));
            case 1 -> step.withoutStop();
            default -> step.knowingStop(known.stop().orElse(null));
        };
    }

    private Order ofEntity() {
        Order known = read.isEmpty() ? order() : read.get(random.nextInt(read.size()));
        OrderUpdate.OfEntity update = plain(orders.update(known));
        int bits = random.nextInt(64);
        if ((bits & 1) != 0) {
            update.status(status());
        }
        if ((bits & 2) != 0) {
            update = random.nextInt(3) == 0 ? update.removeCourier() : update.courier(text());
        }
        if ((bits & 4) != 0) {
            update = random.nextInt(3) == 0 ? update.removeStop() : update.stop(random.nextInt(10_000));
        }
        if ((bits & 8) != 0) {
            update = random.nextInt(3) == 0 ? update.removeBillTo() : update.billTo(address());
        }
        if ((bits & 16) != 0) {
            update.shipTo(address());
        }
        if ((bits & 32) != 0) {
            update.total(total());
        }
        return send(update, known);
    }

    private <U extends OrderUpdateBase<U>> U plain(U update) {
        U changed = update.incrementViews(1);
        if (random.nextBoolean()) {
            changed = changed.addToTags(Set.of(text())).appendToRemarks(List.of(text()));
        }
        if (random.nextBoolean()) {
            changed = changed.origin().street(text());
        }
        return random.nextBoolean() ? changed.putInCounts("k" + random.nextInt(3), 1) : changed.note(text());
    }

    private void check() {
        List<Map<String, AttributeValue>> items = client.scanPaginator(
                        ScanRequest.builder().tableName(table).build())
                .items()
                .stream()
                .toList();
        Set<String> seen = new HashSet<>();
        for (Map<String, AttributeValue> item : items) {
            if (item.get("Type").s().equals("Order")) {
                check(item, OrderMapper.INSTANCE);
            } else {
                check(item, VisitorMapper.INSTANCE);
            }
            seen.add(item.get("PK").s() + item.get("SK").s());
        }
        assertThat(seen).containsAll(strangers.keySet());
    }

    /** Every stored attribute is what the mapper would write, but for what it does not know. */
    private <T> void check(Map<String, AttributeValue> item, EntityMapper<T> mapper) {
        T entity = mapper.fromItem(item);
        Map<String, AttributeValue> expected = new HashMap<>(mapper.toItem(entity));
        String unknown = strangers.get(key(mapper, entity));
        if (unknown != null) {
            expected.put(UNKNOWN, AttributeValue.fromS(unknown));
        }
        assertThat(comparable(item)).isEqualTo(comparable(expected));
        for (String key : item.keySet()) {
            if (key.startsWith("GSI")) {
                assertThat(item).containsKeys(key.substring(0, 4) + "PK", key.substring(0, 4) + "SK");
            }
        }
    }

    /** With sets in one order. */
    private static Map<String, AttributeValue> comparable(Map<String, AttributeValue> item) {
        Map<String, AttributeValue> sorted = new HashMap<>(item);
        sorted.computeIfPresent("tags", (name, tags) ->
                AttributeValue.fromSs(tags.ss().stream().sorted().toList()));
        return sorted;
    }

    private static <T> String key(EntityMapper<T> mapper, T entity) {
        return mapper.key(entity).partition() + mapper.key(entity).sort();
    }

    private static LocalDate day(Order order) {
        return LocalDate.ofInstant(order.placedAt(), ZoneOffset.UTC);
    }

    private Order order() {
        return new Order(
                "o-" + random.nextInt(4),
                START.plusMillis(random.nextInt(3) * 400L),
                status(),
                random.nextBoolean() ? null : total(),
                random.nextBoolean() ? null : text(),
                random.nextBoolean() ? Optional.empty() : Optional.of(random.nextInt(10_000)),
                address(),
                random.nextBoolean() ? null : address(),
                random.nextBoolean() ? null : text(),
                address(),
                List.of(new Line(text(), random.nextInt(9))),
                random.nextBoolean() ? null : List.of(text()),
                random.nextBoolean() ? Set.of() : Set.of(text()),
                Map.of("k", random.nextInt()),
                random.nextInt());
    }

    private Status status() {
        return Status.values()[random.nextInt(3)];
    }

    private BigDecimal total() {
        return new BigDecimal((random.nextInt(20_000) - 10_000) + ".25");
    }

    private Address address() {
        return new Address(text(), random.nextInt(4) == 0 ? null : text(), text());
    }

    private String text() {
        return List.of("a", "B", "\u00E9", "\uD83D\uDE00", "x y", "A").get(random.nextInt(6));
    }
}
