package io.keywright.schema;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.schema.AccessPattern.Operation;
import io.keywright.schema.Collisions.Collision;
import io.keywright.schema.Index.Projection;
import io.keywright.schema.KeyFormat.Shard;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.ValueSource;

/** Partition keys with a shard in them. */
class ShardedPartitionTest {

    private static final Property[] PROPERTIES = {
        TestModel.property("status", TestModel.STATUS),
        TestModel.property("orderId", TestModel.STRING),
        TestModel.property("placedAt", TestModel.INSTANT),
        TestModel.property("sentAt", TestModel.OFFSET_DATE_TIME),
        TestModel.property("printedAt", TestModel.ZONED_DATE_TIME),
        TestModel.property("number", TestModel.LONG)
    };

    @Test
    void shardsHaveAsManyDigitsAsTheLastOfThem() {
        assertThat(new Shard(1, OptionalInt.empty()).texts()).containsExactly("0");
        assertThat(new Shard(10, OptionalInt.empty()).texts())
                .hasSize(10)
                .startsWith("0", "1")
                .endsWith("9");
        assertThat(new Shard(11, OptionalInt.empty()).texts())
                .hasSize(11)
                .startsWith("00", "01")
                .endsWith("09", "10");
        assertThat(new Shard(100, OptionalInt.empty()).texts())
                .hasSize(100)
                .startsWith("00")
                .endsWith("99");
    }

    @Test
    void shardsOfTheFormerNumberComeBehindAndEachIsThereOnce() {
        assertThat(new Shard(4, OptionalInt.of(2)).texts()).containsExactly("0", "1", "2", "3");
        assertThat(new Shard(2, OptionalInt.of(4)).texts()).containsExactly("0", "1", "2", "3");
        assertThat(new Shard(11, OptionalInt.of(2)).texts()).hasSize(13).endsWith("10", "0", "1");
        assertThat(new Shard(2, OptionalInt.of(11)).texts()).hasSize(13).startsWith("0", "1", "00");
    }

    @ParameterizedTest
    @ValueSource(strings = {"shard(4)", "shard(8, formerly = 4)"})
    void theSourceIsReadAsTheSame(String source) {
        Shard shard = (Shard) Formats.find(source, TestModel.STRING).orElseThrow();

        assertThat(shard.source()).isEqualTo(source);
    }

    @ParameterizedTest
    @EnumSource(
            value = ScalarKind.class,
            mode = Mode.EXCLUDE,
            names = {
                "CHARACTER",
                "LOCAL_TIME",
                "OFFSET_TIME",
                "MONTH_DAY",
                "DURATION",
                "PERIOD",
                "ZONE_ID",
                "ZONE_OFFSET",
                "URI",
                "BYTE_BUFFER",
                "BYTES"
            })
    void everyTypeThatKeysCanHoldHasShards(ScalarKind kind) {
        assertThat(Formats.find("shard(4)", PropertyType.Scalar.of(kind))).isPresent();
    }

    @Test
    void typesThatNoKeyHoldsHaveNone() {
        assertThat(Formats.find("shard(4)", PropertyType.Scalar.of(ScalarKind.DURATION)))
                .isEmpty();
        assertThat(Formats.find("shard(4)", TestModel.ADDRESS)).isEmpty();
    }

    @Test
    void aShardHasAFixedWidthUnlessTheFormerOneDiffers() {
        assertThat(width("shard(4)")).isEqualTo(OptionalInt.of(1));
        assertThat(width("shard(64)")).isEqualTo(OptionalInt.of(2));
        assertThat(width("shard(8, formerly = 4)")).isEqualTo(OptionalInt.of(1));
        assertThat(width("shard(16, formerly = 8)")).isEmpty();
    }

    private static OptionalInt width(String format) {
        return Formats.fixedWidth(Formats.find(format, TestModel.STRING).orElseThrow(), TestModel.STRING);
    }

    @Test
    void aShardIsInNoOrderAndTellsLittleOfTheValue() {
        Shard shard = new Shard(4, OptionalInt.empty());

        assertThat(Formats.isOrdered(shard)).isFalse();
        assertThat(Formats.losesInformation(shard, TestModel.STRING)).isTrue();
        assertThat(Formats.argumentType(shard, TestModel.INSTANT)).isEqualTo(TestModel.INSTANT);
    }

    @Test
    void theShardOfATemplateIsFoundWhereverItStands() {
        Table table = sharded("{orderId:shard(8, formerly = 4)}#{status}", Projection.ALL);
        Entity order = table.entities().get(0);

        ShardedPartition found =
                ShardedPartition.of(table, order, order.indexKeys().get(0).pk()).orElseThrow();

        assertThat(found.component().placeholder().path()).isEqualTo("orderId");
        assertThat(found.all()).isEqualTo(8);
        assertThat(found.one()).isEqualTo(2);
        assertThat(ShardedPartition.of(table, order, order.key().pk())).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"orderId", "placedAt", "number", "status"})
    void aQueryCanBeToldAPropertyThatTheIndexHolds(String property) {
        assertThat(canBeTold(property, Projection.ALL)).isTrue();
        assertThat(canBeTold(property, Projection.KEYS_ONLY)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"sentAt", "printedAt"})
    void aQueryCannotBeToldATimeWhoseStoredTextsDifferForOneInstant(String property) {
        assertThat(canBeTold(property, Projection.ALL)).isFalse();
    }

    @Test
    void aQueryCannotBeToldWhatItTakesForAnotherPlaceholder() {
        assertThat(canBeTold(sharded("{placedAt:date}#{placedAt:shard(4)}", Projection.ALL)))
                .isTrue();
        assertThat(canBeTold(sharded("{placedAt:seconds}#{placedAt:shard(4)}", Projection.ALL)))
                .isFalse();
        assertThat(canBeTold(sharded("{placedAt:seconds}#{orderId:shard(4)}", Projection.ALL)))
                .isTrue();
    }

    private static boolean canBeTold(String property, Projection projection) {
        return canBeTold(sharded("X#{" + property + ":shard(4)}", projection));
    }

    private static boolean canBeTold(Table table) {
        Entity order = table.entities().get(0);
        return ShardedPartition.of(table, order, order.indexKeys().get(0).pk())
                .orElseThrow()
                .canBeTold(table, table.indexes().get(0));
    }

    @Test
    void accessPatternsTellHowManyPartitionsAreRead() {
        Table table = sharded("STATUS#{status}#{orderId:shard(8, formerly = 4)}", Projection.ALL);
        String condition = "GSI1PK = STATUS#{status}#{orderId:shard(8, formerly = 4)}";
        QualifiedName order = table.entities().get(0).javaType();

        assertThat(AccessPatterns.of(table))
                .endsWith(
                        new AccessPattern(order, "byStatus", Operation.QUERY, "GSI1", condition, 8),
                        new AccessPattern(order, "byStatus", Operation.QUERY, "GSI1", condition, 2));
        assertThat(AccessPatterns.of(sharded("X#{orderId:shard(4)}", Projection.KEYS_ONLY)))
                .last()
                .extracting(AccessPattern::partitions)
                .isEqualTo(4);
    }

    @Test
    void collectionsReadAllShards() {
        Table table = sharded("STATUS#{status}#{orderId:shard(12)}", Projection.ALL);
        Collection collection = new Collection(
                TestModel.shop("StatusItem"),
                "statusItem",
                1,
                List.of(table.entities().get(0).javaType()));

        assertThat(AccessPatterns.of(TestModel.withCollections(table, collection)))
                .last()
                .isEqualTo(new AccessPattern(
                        TestModel.shop("StatusItem"),
                        "statusItem",
                        Operation.QUERY,
                        "GSI1",
                        "GSI1PK = STATUS#{status}#{orderId:shard(12)}",
                        12));
    }

    @Test
    void keysCollideWhereAShardCanBeWhatTheOtherSays() {
        assertThat(collision("ORDER#{orderId:shard(4)}", "ORDER#3")).contains("ORDER#3 / a");
        assertThat(collision("ORDER#{orderId:shard(4)}", "ORDER#4")).isEmpty();
        assertThat(collision("ORDER#{orderId:shard(4)}", "ORDER#{number:2}")).isEmpty();
        assertThat(collision("ORDER#{orderId:shard(40)}", "ORDER#{number:2}")).contains("ORDER#00 / a");
        assertThat(collision("ORDER#{orderId:shard(40)}", "ORDER#{orderId:shard(4)}"))
                .isEmpty();
    }

    private static Optional<String> collision(String first, String second) {
        Entity one = TestModel.entity("One", TestModel.key(first, "{orderId}"), List.of(), PROPERTIES);
        Entity other = TestModel.entity("Other", TestModel.key(second, "{orderId}"), List.of(), PROPERTIES);
        return Collisions.of(TestModel.table(one, other)).stream()
                .map(Collision::key)
                .findFirst();
    }

    @Test
    void aQueryReadsTheShardsOfTheFormerNumberToo() {
        assertThat(readsNotes("X#{orderId:shard(4)}", "X#7")).isFalse();
        assertThat(readsNotes("X#{orderId:shard(4, formerly = 8)}", "X#7")).isTrue();
        assertThat(readsNotes("X#{orderId:shard(4, formerly = 8)}", "X#8")).isFalse();
        assertThat(readsNotes("X#{orderId:shard(4)}", "X#{orderId:shard(16)}")).isFalse();
        assertThat(readsNotes("X#{orderId:shard(4)}", "X#{orderId:shard(8)}")).isTrue();
    }

    /** Whether the orders' query meets notes, which lie in the same index. */
    private static boolean readsNotes(String orders, String notes) {
        Entity order = TestModel.entity(
                "Order",
                TestModel.key("ORDER#{orderId}", "ORDER"),
                List.of(TestModel.gsi(1, "orders", orders, "{orderId}")),
                PROPERTIES);
        Entity note = TestModel.entity(
                "Note",
                TestModel.key("NOTE#{orderId}", "NOTE"),
                List.of(TestModel.gsi(1, "notes", notes, "{orderId}")),
                PROPERTIES);
        Table table = TestModel.table(List.of(TestModel.globalIndex(1, Projection.ALL)), order, note);
        return Sharing.readsOthers(table, order, "orders");
    }

    private static Table sharded(String pk, Projection projection) {
        Entity order = TestModel.entity(
                "Order",
                TestModel.key("ORDER#{orderId}", "ORDER"),
                List.of(TestModel.gsi(1, "byStatus", pk, "{placedAt:seconds}#{orderId}")),
                PROPERTIES);
        return TestModel.table(List.of(TestModel.globalIndex(1, projection)), order);
    }
}
