package desk;

import desk.Order.Address;
import desk.Order.Line;
import desk.Order.Status;
import io.keywright.runtime.item.EntityMapper;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeAction;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.AttributeValueUpdate;

/** One table, and what happens to it by chance. */
final class World {

    static final String UNKNOWN = "unknown";

    private static final Instant START = Instant.parse("2024-05-01T23:59:59.5Z");
    private static final List<String> TEXTS = List.of("a", "B", "\u00E9", "\uD83D\uDE00", "x y", "A");

    final DynamoDbClient client;
    final String table;
    final DeskTable desk;
    final Random random;

    /** By key, what another program wrote that this one does not know. */
    final Map<String, String> strangers = new HashMap<>();

    World(DynamoDbClient client, String table, Random random) {
        this.client = client;
        this.table = table;
        this.random = random;
        DeskTable.definition().withoutDeletionProtection().create(client, table);
        this.desk = DeskTable.open(client, table);
    }

    /** Another program writes beside what this one knows, if the item is there. */
    <T> void stranger(EntityMapper<T> mapper, T entity) {
        Map<String, AttributeValue> item = mapper.toItem(entity);
        Map<String, AttributeValue> key = Map.of("PK", item.get("PK"), "SK", item.get("SK"));
        if (client.getItem(get -> get.tableName(table).key(key)).hasItem()) {
            String value = "v" + random.nextInt();
            client.updateItem(update -> update.tableName(table)
                    .key(key)
                    .attributeUpdates(Map.of(
                            UNKNOWN,
                            AttributeValueUpdate.builder()
                                    .action(AttributeAction.PUT)
                                    .value(AttributeValue.fromS(value))
                                    .build())));
            strangers.put(key(mapper, entity), value);
        }
    }

    /** The item is gone, or was written as a whole. */
    <T> void forget(EntityMapper<T> mapper, T entity) {
        strangers.remove(key(mapper, entity));
    }

    /** Puts it among what was read, mostly in place of what is outdated by it. */
    <T> void remember(List<T> read, T entity, EntityMapper<T> mapper) {
        if (random.nextInt(5) > 0) {
            read.removeIf(earlier -> key(mapper, earlier).equals(key(mapper, entity)));
        }
        if (read.size() > 12) {
            read.remove(random.nextInt(read.size()));
        }
        read.add(entity);
    }

    static <T> String key(EntityMapper<T> mapper, T entity) {
        return mapper.key(entity).partition() + mapper.key(entity).sort();
    }

    static LocalDate day(Order order) {
        return LocalDate.ofInstant(order.placedAt(), ZoneOffset.UTC);
    }

    Order order() {
        return order("o-" + random.nextInt(4), START.plusMillis(random.nextInt(3) * 400L));
    }

    Order order(String orderId, Instant placedAt) {
        return new Order(
                orderId,
                placedAt,
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

    /** The same properties under another key, or other ones, too. */
    Order moved(Order order) {
        Order other = order();
        return random.nextBoolean()
                ? other
                : new Order(
                        other.orderId(),
                        other.placedAt(),
                        order.status(),
                        order.total(),
                        order.courier(),
                        order.stop(),
                        order.shipTo(),
                        order.billTo(),
                        order.note(),
                        order.origin(),
                        order.lines(),
                        order.remarks(),
                        order.tags(),
                        order.counts(),
                        order.views());
    }

    Parcel parcel() {
        return new Parcel(
                "d-" + random.nextInt(2),
                "p-" + random.nextInt(3),
                status(),
                weight(),
                random.nextBoolean() ? null : text(),
                random.nextBoolean() ? null : random.nextInt(9),
                0);
    }

    int weight() {
        return random.nextInt(3) == 0 ? 10 : random.nextInt(1_000_000);
    }

    Status status() {
        return Status.values()[random.nextInt(3)];
    }

    BigDecimal total() {
        return new BigDecimal((random.nextInt(20_000) - 10_000) + ".25");
    }

    Address address() {
        return new Address(text(), random.nextInt(4) == 0 ? null : text(), text());
    }

    String text() {
        return TEXTS.get(random.nextInt(TEXTS.size()));
    }

    <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }
}
