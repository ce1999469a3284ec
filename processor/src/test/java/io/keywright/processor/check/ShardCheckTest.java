package io.keywright.processor.check;

import static io.keywright.processor.check.Designs.DAINTREE;
import static io.keywright.processor.check.Designs.entity;
import static io.keywright.processor.check.Designs.enumOf;
import static io.keywright.processor.check.Designs.property;
import static io.keywright.processor.check.Designs.table;
import static io.keywright.processor.check.Designs.text;
import static io.keywright.processor.check.Designs.texts;
import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.schema.Entity;
import io.keywright.schema.Property;
import io.keywright.schema.ScalarKind;
import io.keywright.schema.Table;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules of partitions that are spread over shards. */
class ShardCheckTest {

    private static final String ORDER = "com.daintree.shop.Order";

    private static final Property[] PROPERTIES = {
        text("customerId"),
        text("orderId"),
        text("email"),
        property("placedAt", ScalarKind.INSTANT),
        property("day", ScalarKind.LOCAL_DATE),
        property("status", enumOf("OPEN", "DONE"))
    };

    private static Table keyed(String pk, String sk) {
        return table(entity("Order").key(pk, sk).of(PROPERTIES));
    }

    private static Table indexed(String pk, String sk) {
        return table(entity("Order")
                .key("CUSTOMER#{customerId}", "ORDER#{orderId}")
                .gsi(1, "byStatus", pk, sk)
                .of(PROPERTIES));
    }

    private static List<String> problems(Table table) {
        return texts(new ShardCheck().check(table));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "STATUS#{status}#{orderId:shard(4)}",
                "{orderId:shard(100)}#{status}",
                "ALL#{orderId:shard(8, formerly = 4)}",
                "DAY#{placedAt:date}#{placedAt:shard(4)}",
                "HOUR#{placedAt:yyyy-MM-dd-HH}#{placedAt:shard(4)}",
                "EMAIL#{email:lower}#{email:shard(4)}",
                "{missing}#{orderId:shard(4)}"
            })
    void anIndexCanBeSpread(String pk) {
        assertThat(problems(indexed(pk, "{placedAt:seconds}#{orderId}"))).isEmpty();
    }

    @Test
    void theTableCanBeSpreadByAPropertyThatItsSortKeyTells() {
        assertThat(problems(keyed("DAY#{day}#{orderId:shard(16)}", "{orderId}")))
                .isEmpty();
    }

    @Test
    void aShardInASortKeySpreadsNothing() {
        Table table = indexed("STATUS#{status}", "{placedAt:seconds}#{orderId:shard(4)}");

        assertThat(new ShardCheck().check(table)).singleElement().satisfies(problem -> {
            assertThat(problem.text())
                    .isEqualTo("[UnfittingFormat] {orderId:shard(4)} in sk of @Gsi(index = 1) on " + ORDER
                            + " may not stand in a sort key, since shards spread the items of a partition:"
                            + " \"{placedAt:seconds}#{orderId:shard(4)}\". Write {orderId} here, and the shard into the"
                            + " partition key if that is too hot.");
            assertThat(problem.at())
                    .isEqualTo(Locator.ofAnnotation(
                            DAINTREE, table.entities().get(0).javaType(), "Gsi", 1, "sk"));
        });
    }

    @Test
    void aBrokenShardInASortKeyIsToldOnceAndByItsPlace() {
        Table table = keyed("CUSTOMER#{customerId}", "{orderId:shard}");

        assertThat(problems(table)).singleElement().asString().contains("may not stand in a sort key");
        assertThat(new PlaceholderCheck().check(table)).isEmpty();
    }

    @Test
    void aShardInALocalIndexSpreadsNothing() {
        Entity order = entity("Order")
                .key("CUSTOMER#{customerId}", "ORDER#{orderId}")
                .lsi(1, "byStatus", "{status}#{orderId:shard(4)}")
                .of(PROPERTIES);

        assertThat(problems(table(order))).singleElement().asString().contains("in sk of @Lsi(index = 1)");
    }

    @Test
    void oneShardIsEnough() {
        assertThat(problems(indexed("{orderId:shard(4)}#{email:shard(2)}", "{orderId}")))
                .containsExactly("[UnfittingFormat] {email:shard(2)} in pk of @Gsi(index = 1) on " + ORDER
                        + " may not be a second shard, since a query would have to read every pair of them:"
                        + " \"{orderId:shard(4)}#{email:shard(2)}\". Write one shard, with the number that both would"
                        + " have given together.");
    }

    @ParameterizedTest
    @CsvSource({
        "'{orderId}#{orderId:shard(4)}', {orderId}",
        "'{orderId:shard(4)}#{orderId:escaped}', {orderId:escaped}",
        "'{day}#{day:shard(4)}', {day}",
        "'{placedAt}#{placedAt:shard(4)}', {placedAt}",
        "'{status}#{status:shard(4)}', {status}"
    })
    void aShardOfWhatThePartitionTellsAlreadySpreadsNothing(String pk, String telling) {
        assertThat(problems(indexed(pk, "{orderId}")))
                .singleElement()
                .asString()
                .startsWith("[UnfittingFormat] {")
                .contains(
                        " in pk of @Gsi(index = 1) on " + ORDER + " cannot spread a partition that has one value of the"
                                + " property only, by " + telling + ": \"" + pk + "\".")
                .endsWith("Compute the shard of another property, or leave it out.");
    }

    @Test
    void aPrimaryKeyKeepsItsNumberOfShards() {
        assertThat(problems(keyed("DAY#{day}#{orderId:shard(8, formerly = 4)}", "{orderId}")))
                .containsExactly("[UnfittingFormat] {orderId:shard(8, formerly = 4)} in pk of @Key on " + ORDER
                        + " may not have a former number of shards, since an item of another number is another item:"
                        + " \"DAY#{day}#{orderId:shard(8, formerly = 4)}\". Keep {orderId:shard(4)}, or write"
                        + " {orderId:shard(8)} and every item anew.");
    }

    @ParameterizedTest
    @CsvSource({
        "DAY#{day}#{orderId:shard(4)}, ORDER",
        "DAY#{day}#{orderId:shard(4)}, '{placedAt}'",
        "DAY#{day}#{orderId:shard(4)}, ",
    })
    void aPrimaryKeyTellsMoreThanTheShard(String pk, String sk) {
        assertThat(problems(keyed(pk, sk)))
                .containsExactly("[UnfittingFormat] {orderId:shard(4)} in pk of @Key on " + ORDER
                        + " must stand beside {orderId} itself, since two items of one shard could have one primary key:"
                        + " \"" + pk + "\". Write {orderId} into sk as well.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "shard",
                "shard()",
                "Shard(4)",
                "shards(4)",
                "shard(0)",
                "shard(101)",
                "shard(4, formerly = 4)",
                "shard(4, 8)"
            })
    void aNumberOfShardsThatIsNoneIsToldWithHowToWriteIt(String format) {
        Table table = indexed("STATUS#{status}#{orderId:" + format + "}", "{orderId}");

        assertThat(texts(new PlaceholderCheck().check(table)))
                .containsExactly("[UnknownFormat] {orderId:" + format + "} in pk of @Gsi(index = 1) on " + ORDER
                        + " must have a number of shards from 1 to 100, and a former one, if any, that is another: \""
                        + format + "\". Write {orderId:shard(4)}, or {orderId:shard(8, formerly = 4)} where items were"
                        + " written with 4.");
        assertThat(new ShardCheck().check(table)).isEmpty();
    }

    @Test
    void aShardKeepsAFewPartitionsFromBeingHot() {
        assertThat(hot("STATUS#{status}#{orderId:shard(2)}")).isEmpty();
        assertThat(hot("{orderId:shard(2)}")).isEmpty();
        assertThat(hot("STATUS#{status}#{orderId:shard(1)}")).hasSize(1);
        assertThat(hot("STATUS#{status}"))
                .singleElement()
                .satisfies(problem -> assertThat(problem.text())
                        .contains("Take a property with many values, a date, or a shard such as {orderId:shard(4)},"
                                + " into it, or write @Allow"));
    }

    private static List<Problem> hot(String pk) {
        return new HotPartitionCheck().check(indexed(pk, "{orderId}"));
    }

    @Test
    void aShardHasOneWidthSoThatAnythingCanFollow() {
        assertThat(neighbours("{orderId:shard(16)}{email}")).isEmpty();
        assertThat(neighbours("{orderId:shard(8, formerly = 4)}{email}")).isEmpty();
        assertThat(neighbours("{orderId:shard(16, formerly = 4)}{email}")).hasSize(1);
        assertThat(neighbours("{orderId:shard(16, formerly = 4)}#{email}")).isEmpty();
    }

    private static List<Problem> neighbours(String pk) {
        return new NeighbourCheck().check(indexed(pk, "{orderId}"));
    }

    @Test
    void onlyShardsOfOtherTypesOrNumbersCanBeReadByAQueryOfOrders() {
        assertThat(mixed("STATUS#{status}#{orderId:shard(4)}", "STATUS#OPEN#{orderId:shard(4)}"))
                .hasSize(1);
        assertThat(mixed("STATUS#{status}#{orderId:shard(4)}", "STATUS#OPEN#{orderId:shard(40)}"))
                .isEmpty();
        assertThat(mixed("STATUS#{status}#{orderId:shard(4)}", "STATUS#OPEN#{orderId:shard(40, formerly = 4)}"))
                .hasSize(1);
    }

    private static List<Problem> mixed(String orders, String notes) {
        Entity order = entity("Order")
                .key("O#{orderId}", "O")
                .gsi(1, "orders", orders, "{orderId}")
                .of(PROPERTIES);
        Entity note = entity("Note")
                .key("N#{orderId}", "N")
                .gsi(1, "notes", notes, "{orderId}")
                .of(PROPERTIES);
        return new MixedQueryCheck().check(table(order, note));
    }
}
