package io.keywright.runtime.change;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.MissingType;
import io.keywright.runtime.TableLayout;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.change.Change.Event;
import io.keywright.runtime.change.Change.Expired;
import io.keywright.runtime.change.Change.Inserted;
import io.keywright.runtime.change.Change.Modified;
import io.keywright.runtime.change.Change.Removed;
import io.keywright.runtime.change.Change.Untyped;
import io.keywright.runtime.error.MissingImageException;
import io.keywright.runtime.error.MissingTypeException;
import io.keywright.runtime.error.UnexpectedTypeException;
import io.keywright.runtime.error.UnmappableItemException;
import io.keywright.runtime.shop.Customer;
import io.keywright.runtime.shop.CustomerMapper;
import io.keywright.runtime.shop.Order;
import io.keywright.runtime.shop.OrderMapper;
import io.keywright.runtime.shop.ShopTable;
import io.keywright.runtime.shop.StreamOfShop;
import io.keywright.testing.InProcessDynamoDb;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.Record;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;

/** Changes out of the engine's stream, in all its views. */
class ChangeReaderTest {

    private static final TableLayout LAYOUT = TableLayout.of("PK", "SK", "Type", "Customer", "Order", "Note");
    private static final Instant NOON = Instant.parse("2024-05-01T12:00:00Z");

    private final InProcessDynamoDb engine = InProcessDynamoDb.create(Clock.fixed(NOON, ZoneOffset.UTC));
    private ShopTable shop;

    @BeforeEach
    void createTable() {
        shop = ShopTable.create(engine.client());
    }

    @AfterEach
    void close() {
        engine.close();
    }

    @Test
    void aChangeIsOfItsEntityAndCarriesBothItems() {
        List<Record> records = insertModifyRemove(StreamViewType.NEW_AND_OLD_IMAGES);

        List<Change<?>> changes = reader().read(records);

        assertThat(changes).hasSize(3);
        Change<Order> inserted = changes.get(0).as(Order.class).orElseThrow();
        assertThat(inserted)
                .isInstanceOfSatisfying(
                        Inserted.class, change -> assertThat(change.item()).isEqualTo(order("OPEN")));
        assertThat(inserted.oldItem()).isEmpty();
        assertThat(inserted.newItem()).contains(order("OPEN"));
        assertThat(inserted.key()).isEqualTo(OrderMapper.key("c", "1"));
        assertThat(inserted.entity()).isEqualTo(Order.class);
        assertThat(inserted.time()).isEqualTo(NOON);
        Change<Order> modified = changes.get(1).as(Order.class).orElseThrow();
        assertThat(modified).isInstanceOfSatisfying(Modified.class, change -> {
            assertThat(change.before()).isEqualTo(order("OPEN"));
            assertThat(change.after()).isEqualTo(order("PAID"));
        });
        assertThat(modified.oldItem()).contains(order("OPEN"));
        assertThat(modified.newItem()).contains(order("PAID"));
        Change<Order> removed = changes.get(2).as(Order.class).orElseThrow();
        assertThat(removed)
                .isInstanceOfSatisfying(
                        Removed.class, change -> assertThat(change.item()).isEqualTo(order("PAID")));
        assertThat(removed.oldItem()).contains(order("PAID"));
        assertThat(removed.newItem()).isEmpty();
        assertThat(modified.sequenceNumber().isAfter(inserted.sequenceNumber())).isTrue();
        assertThat(removed.sequenceNumber().isAfter(modified.sequenceNumber())).isTrue();
        assertThat(modified.sequenceNumber())
                .hasToString(records.get(1).dynamodb().sequenceNumber());
    }

    @Test
    void aChangeIsNoneOfAnotherEntity() {
        StreamOfShop stream = StreamOfShop.of(engine, StreamViewType.NEW_AND_OLD_IMAGES);
        shop.put(order("OPEN"));
        shop.put(new Customer("c", "a@example.com"));

        List<Change<?>> changes = reader().read(stream.records());

        assertThat(changes.get(0).as(Customer.class)).isEmpty();
        assertThat(changes.get(1).as(Order.class)).isEmpty();
        assertThat(changes.get(1).as(Customer.class).orElseThrow().newItem())
                .contains(new Customer("c", "a@example.com"));
    }

    @Test
    void aStreamOfNewImagesSaysWhichItemsItDoesNotCarry() {
        List<Change<?>> changes = reader().read(insertModifyRemove(StreamViewType.NEW_IMAGE));

        assertThat(changes.get(0).newItem().isPresent()).isTrue();
        assertThat(changes.get(0).oldItem()).isEmpty();
        assertThat(changes.get(1).newItem().isPresent()).isTrue();
        assertThatThrownBy(changes.get(1)::oldItem)
                .isInstanceOf(MissingImageException.class)
                .hasMessage("A stream of NEW_IMAGE does not carry the item that was before the change.");
        assertUntyped(changes.get(2), Event.REMOVED);
        assertThatThrownBy(changes.get(2)::oldItem).isInstanceOf(MissingImageException.class);
        assertThat(changes.get(2).newItem()).isEmpty();
    }

    @Test
    void aStreamOfOldImagesSaysWhichItemsItDoesNotCarry() {
        List<Change<?>> changes = reader().read(insertModifyRemove(StreamViewType.OLD_IMAGE));

        assertUntyped(changes.get(0), Event.INSERTED);
        assertThat(changes.get(0).oldItem()).isEmpty();
        assertThatThrownBy(changes.get(0)::newItem)
                .isInstanceOfSatisfying(
                        MissingImageException.class,
                        failure -> assertThat(failure.viewType()).isEqualTo("OLD_IMAGE"));
        assertThat(changes.get(1).oldItem().isPresent()).isTrue();
        assertThatThrownBy(changes.get(1)::newItem).isInstanceOf(MissingImageException.class);
        assertThat(changes.get(2).oldItem().isPresent()).isTrue();
        assertThat(changes.get(2).newItem()).isEmpty();
    }

    @Test
    void aStreamOfKeysTellsTheKeyAndWhatHappened() {
        List<Change<?>> changes = reader().read(insertModifyRemove(StreamViewType.KEYS_ONLY));

        assertUntyped(changes.get(0), Event.INSERTED);
        assertUntyped(changes.get(1), Event.MODIFIED);
        assertUntyped(changes.get(2), Event.REMOVED);
        assertThatThrownBy(changes.get(0)::newItem).isInstanceOf(MissingImageException.class);
        assertThatThrownBy(changes.get(1)::oldItem).isInstanceOf(MissingImageException.class);
        assertThatThrownBy(changes.get(1)::newItem).isInstanceOf(MissingImageException.class);
    }

    @Test
    void whatDynamoDbDeletedHasExpired() {
        engine.client()
                .updateTimeToLive(update -> update.tableName(ShopTable.NAME)
                        .timeToLiveSpecification(ttl -> ttl.enabled(true).attributeName("until")));
        StreamOfShop full = StreamOfShop.of(engine, StreamViewType.NEW_AND_OLD_IMAGES);
        Map<String, AttributeValue> item = new HashMap<>(OrderMapper.INSTANCE.toItem(order("OPEN")));
        item.put("until", AttributeValue.fromN(Long.toString(NOON.getEpochSecond() - 1)));
        shop.putRaw(item);

        assertThat(engine.deleteExpiredItems()).isEqualTo(1);

        Change<Order> change =
                reader().read(full.records()).get(1).as(Order.class).orElseThrow();
        assertThat(change)
                .isInstanceOfSatisfying(
                        Expired.class, expired -> assertThat(expired.item()).isEqualTo(order("OPEN")));
        assertThat(change.newItem()).isEmpty();
        assertThat(change.oldItem()).contains(order("OPEN"));
    }

    @Test
    void aDeletionByAnotherServiceIsARemoval() {
        Record removed = insertModifyRemove(StreamViewType.KEYS_ONLY).get(2);
        Record byPerson = removed.toBuilder()
                .userIdentity(who -> who.type("User").principalId("dynamodb.amazonaws.com"))
                .build();
        Record byService = removed.toBuilder()
                .userIdentity(who -> who.type("Service").principalId("dynamodb.amazonaws.com"))
                .build();

        assertUntyped(reader().read(byPerson).orElseThrow(), Event.REMOVED);
        assertUntyped(reader().read(byService).orElseThrow(), Event.EXPIRED);
    }

    @Test
    void anUnknownTypeIsPassedOverAndReported() {
        StreamOfShop stream = StreamOfShop.of(engine, StreamViewType.NEW_AND_OLD_IMAGES);
        shop.putRaw(raw("CUSTOMER#c", "WISH#1", Map.of("Type", s("Wish"))));
        shop.put(order("OPEN"));
        List<String> heard = new ArrayList<>();
        TableOptions options = TableOptions.builder()
                .unknownTypes((type, partition, sort) -> heard.add(type + " " + partition + " " + sort))
                .build();

        assertThat(reader(options).read(stream.records())).hasSize(1);
        assertThat(heard).containsExactly("Wish CUSTOMER#c WISH#1");
    }

    @Test
    void whatBecomesOfAnUnknownTypeIsGoneForThisProgram() {
        StreamOfShop stream = StreamOfShop.of(engine, StreamViewType.NEW_AND_OLD_IMAGES);
        Order order = order("OPEN");
        shop.put(order);
        Map<String, AttributeValue> newer = new HashMap<>(OrderMapper.INSTANCE.toItem(order));
        newer.put("Type", s("Purchase"));
        shop.putRaw(newer);
        List<String> heard = new ArrayList<>();
        TableOptions options = TableOptions.builder()
                .unknownTypes((type, partition, sort) -> heard.add(type))
                .build();

        List<Change<?>> changes = reader(options).read(stream.records());

        assertThat(changes).hasSize(2);
        assertThat(changes.get(0)).isInstanceOf(Inserted.class);
        assertThat(changes.get(1))
                .isInstanceOfSatisfying(
                        Removed.class, removed -> assertThat(removed.item()).isEqualTo(order));
        assertThat(heard).containsExactly("Purchase");
    }

    @Test
    void aRecordThatTellsNothingIsNone() {
        assertThatThrownBy(() -> reader().read(Record.builder().build())).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(
                        () -> reader().read(Record.builder().eventName("INSERT").build()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aMissingTypeIsAnErrorWithTheKeyUnlessItIsToBeSkipped() {
        StreamOfShop stream = StreamOfShop.of(engine, StreamViewType.NEW_IMAGE);
        shop.putRaw(raw("CUSTOMER#c", "STRAY", Map.of()));
        TableOptions skipping =
                TableOptions.builder().missingType(MissingType.SKIP).build();

        assertThatThrownBy(() -> reader().read(stream.records()))
                .isInstanceOfSatisfying(MissingTypeException.class, failure -> {
                    assertThat(failure.partition()).isEqualTo("CUSTOMER#c");
                    assertThat(failure.sort()).isEqualTo("STRAY");
                });
        assertThat(reader(skipping).read(stream.records())).isEmpty();
    }

    @Test
    void guardsOfUniqueValuesArePassedOverInEveryView() {
        List<String> heard = new ArrayList<>();
        TableOptions options = TableOptions.builder()
                .unknownTypes((type, partition, sort) -> heard.add(type))
                .build();
        for (StreamViewType view : List.of(
                StreamViewType.NEW_AND_OLD_IMAGES,
                StreamViewType.NEW_IMAGE,
                StreamViewType.OLD_IMAGE,
                StreamViewType.KEYS_ONLY)) {
            engine.client().deleteTable(delete -> delete.tableName(ShopTable.NAME));
            shop = ShopTable.create(engine.client());
            StreamOfShop stream = StreamOfShop.of(engine, view);
            shop.putRaw(raw("UNIQUE#Customer#email#00", "UNIQUE#Customer#email#00", Map.of("Type", s("Unique"))));
            shop.putRaw(raw("UNIQUE#Customer#email#00", "UNIQUE#Customer#email#00", Map.of("owner", s("c"))));

            assertThat(stream.records()).hasSize(2);
            assertThat(reader(options).read(stream.records())).isEmpty();
        }
        assertThat(heard).isEmpty();
    }

    @Test
    void withoutUniqueValuesAKeyThatLooksLikeAGuardIsAKey() {
        StreamOfShop stream = StreamOfShop.of(engine, StreamViewType.KEYS_ONLY);
        shop.putRaw(raw("UNIQUE#x", "1", Map.of()));

        assertThat(ChangeReader.of(LAYOUT, TableOptions.defaults())
                        .entity(Order.class, OrderMapper.INSTANCE)
                        .build()
                        .read(stream.records()))
                .hasSize(1);
    }

    @Test
    void anItemThatCannotBeReadHurtsOnlyWhoAsksForIt() {
        StreamOfShop stream = StreamOfShop.of(engine, StreamViewType.NEW_AND_OLD_IMAGES);
        shop.putRaw(raw("CUSTOMER#c", "CUSTOMER#c", Map.of("Type", s("Customer"))));
        shop.put(order("OPEN"));

        List<Change<?>> changes = reader().read(stream.records());

        assertThat(changes.get(1).as(Order.class).orElseThrow().newItem()).contains(order("OPEN"));
        assertThatThrownBy(changes.get(0)::newItem).isInstanceOfSatisfying(UnmappableItemException.class, failure -> {
            assertThat(failure.path()).isEqualTo("customerId");
            assertThat(failure.partition()).isEqualTo("CUSTOMER#c");
        });
    }

    @Test
    void anOldItemOfAnotherTypeIsNotTakenForOneOfTheNew() {
        StreamOfShop stream = StreamOfShop.of(engine, StreamViewType.NEW_AND_OLD_IMAGES);
        shop.putRaw(raw("CUSTOMER#c", "ORDER#1", Map.of("Type", s("Note"))));
        shop.put(order("OPEN"));

        Change<?> modified = reader().read(stream.records().get(1)).orElseThrow();

        assertThat(modified.newItem().isPresent()).isTrue();
        assertThatThrownBy(modified::oldItem).isInstanceOf(UnexpectedTypeException.class);
    }

    @Test
    void aRecordOfAnotherTableIsRefused() {
        Record record = insertModifyRemove(StreamViewType.KEYS_ONLY).get(0);
        Record other = record.toBuilder()
                .dynamodb(
                        record.dynamodb().toBuilder().keys(Map.of("id", s("1"))).build())
                .build();

        assertThatThrownBy(() -> reader().read(other)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void anEventOfALaterServiceIsNotTakenForOneOfTodays() {
        Record record = insertModifyRemove(StreamViewType.KEYS_ONLY).get(0).toBuilder()
                .eventName("ARCHIVE")
                .build();

        assertThatThrownBy(() -> reader().read(record)).isInstanceOf(IllegalArgumentException.class);
    }

    private List<Record> insertModifyRemove(StreamViewType view) {
        StreamOfShop stream = StreamOfShop.of(engine, view);
        shop.put(order("OPEN"));
        shop.put(order("PAID"));
        engine.client()
                .deleteItem(delete ->
                        delete.tableName(ShopTable.NAME).key(Map.of("PK", s("CUSTOMER#c"), "SK", s("ORDER#1"))));
        return stream.records();
    }

    private static void assertUntyped(Change<?> change, Event event) {
        assertThat(change).isInstanceOfSatisfying(Untyped.class, untyped -> {
            assertThat(untyped.event()).isEqualTo(event);
            assertThat(untyped.keyOf(Order.class)).isEqualTo(OrderMapper.key("c", "1"));
            assertThat(untyped.as(Order.class)).isEmpty();
        });
    }

    private static ChangeReader reader() {
        return reader(TableOptions.defaults());
    }

    private static ChangeReader reader(TableOptions options) {
        return ChangeReader.of(LAYOUT, options)
                .entity(Customer.class, CustomerMapper.INSTANCE)
                .entity(Order.class, OrderMapper.INSTANCE)
                .guards("UNIQUE#")
                .build();
    }

    private static Order order(String status) {
        return new Order("c", "1", NOON, status);
    }

    private static Map<String, AttributeValue> raw(
            String partition, String sort, Map<String, AttributeValue> attributes) {
        Map<String, AttributeValue> item = new HashMap<>(attributes);
        item.put("PK", s(partition));
        item.put("SK", s(sort));
        return item;
    }

    private static AttributeValue s(String text) {
        return AttributeValue.fromS(text);
    }
}
