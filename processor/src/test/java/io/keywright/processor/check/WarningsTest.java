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
import io.keywright.processor.problem.Severity;
import io.keywright.schema.Entity;
import io.keywright.schema.ScalarKind;
import io.keywright.schema.Table;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What works and may cost more than it looks. */
class WarningsTest {

    @ParameterizedTest
    @ValueSource(strings = {"ORDERS", "STATUS#{status}", "PAID#{paid}", "{status}#{paid}"})
    void aGlobalIndexWithFewPartitionsIsHot(String pk) {
        assertThat(new HotPartitionCheck().check(table(indexed(pk))))
                .singleElement()
                .satisfies(problem -> {
                    assertThat(problem.rule().severity()).isEqualTo(Severity.WARNING);
                    assertThat(problem.text())
                            .startsWith("[HotPartition] pk of @Gsi(index = 1) on com.daintree.shop.Order puts ")
                            .contains(" of the index: \"" + pk + "\". One partition takes about 1,000 writes a second")
                            .endsWith("or write @Allow(\"HotPartition\") where there are fewer writes.");
                });
    }

    @ParameterizedTest
    @ValueSource(strings = {"ORDER#{id}", "STATUS#{status}#{id}", "{missing}", "{id"})
    void aGlobalIndexWithManyPartitionsOrABrokenOneIsNot(String pk) {
        assertThat(new HotPartitionCheck().check(table(indexed(pk)))).isEmpty();
    }

    @Test
    void theTablesOwnPartitionsAreTheDesignersToChoose() {
        Entity settings = entity("Settings").key("SETTINGS", "{id}").of(text("id"));

        assertThat(new HotPartitionCheck().check(table(settings))).isEmpty();
    }

    @Test
    void aQueryThatReadsOthersSaysWhich() {
        Entity customer = entity("Customer").key("CUSTOMER#{id}", "CUSTOMER").of(text("id"));
        Entity order =
                entity("Order").key("CUSTOMER#{id}", "{number:8}", "ofCustomer").of(text("id"), number());

        assertThat(new MixedQueryCheck().check(table(customer, order)))
                .singleElement()
                .satisfies(problem -> {
                    assertThat(problem.text())
                            .isEqualTo(
                                    "[MixedQuery] The query \"ofCustomer\" of @Key on com.daintree.shop.Order reads items"
                                            + " of Customer as well, since their keys lie in its range. It pays for them and"
                                            + " drops them, so pages come back shorter. Let its sort key start with a literal"
                                            + " of its own, such as sk = \"ORDER#…\", list them together in an"
                                            + " @ItemCollection, or write @Allow(\"MixedQuery\").");
                    assertThat(problem.at())
                            .isEqualTo(Locator.ofAnnotation(DAINTREE, order.javaType(), "Key", -1, "name"));
                });
    }

    @Test
    void theOneWithoutALiteralIsToChangeWhereverItIsListed() {
        Entity order = entity("Order").key("C#{id}", "ORDER#{name}", "orders").of(text("id"), text("name"));
        Entity thing =
                entity("Thing").key("C#{id}", "{kind}#{name}", "things").of(text("id"), text("kind"), text("name"));

        for (Table table : List.of(table(order, thing), table(thing, order))) {
            assertThat(texts(new MixedQueryCheck().check(table)))
                    .singleElement()
                    .asString()
                    .containsPattern("Let (its|the) sort key (of Thing )?start")
                    .contains("such as sk = \"THING#…\"");
        }
    }

    @Test
    void twoQueriesThatReadEachOtherAreToldOnceAndAThirdEntityAnew() {
        Entity order = entity("Order").gsi(1, "ordersOf", "X#{id}", "{name}").of(text("id"), text("name"));
        Entity cart = entity("Cart").gsi(1, "cartsOf", "X#{id}", "{name}").of(text("id"), text("name"));
        Entity visit = entity("Visit").gsi(1, "visitsOf", "X#{id}", "V#{name}").of(text("id"), text("name"));

        assertThat(texts(new MixedQueryCheck().check(table(order, cart))))
                .singleElement()
                .asString()
                .contains("\"ordersOf\"", " reads items of Cart as well");
        assertThat(texts(new MixedQueryCheck().check(table(order, cart, visit))))
                .hasSize(2)
                .anySatisfy(text -> assertThat(text).contains("\"ordersOf\"", " reads items of Cart and Visit as well"))
                .anySatisfy(
                        text -> assertThat(text).contains("\"cartsOf\"", " reads items of Order and Visit as well"));
    }

    @Test
    void whatACollectionReadsTogetherIsNotMixed() {
        Entity order = entity("Order").gsi(1, "ordersOf", "X#{id}", "{name}").of(text("id"), text("name"));
        Entity cart = entity("Cart").gsi(1, "cartsOf", "X#{id}", "{name}").of(text("id"), text("name"));
        Table table = table(order, cart);

        assertThat(new MixedQueryCheck()
                        .check(Designs.with(table, List.of(), Designs.collection("All", "all", 1, order, cart))))
                .isEmpty();
        assertThat(new MixedQueryCheck()
                        .check(Designs.with(table, List.of(), Designs.collection("All", "all", 0, order, cart))))
                .hasSize(1);
        assertThat(new MixedQueryCheck()
                        .check(Designs.with(table, List.of(), Designs.collection("All", "all", 1, order))))
                .hasSize(1);
    }

    @Test
    void aQueryOverALiteralOfItsOwnReadsNoOthers() {
        Entity customer = entity("Customer").key("CUSTOMER#{id}", "CUSTOMER").of(text("id"));
        Entity order = entity("Order")
                .key("CUSTOMER#{id}", "ORDER#{number:8}", "ofCustomer")
                .of(text("id"), number());

        assertThat(new MixedQueryCheck().check(table(customer, order))).isEmpty();
    }

    @Test
    void moreThanTwentyGlobalIndexesNeedAQuota() {
        assertThat(new IndexCountCheck().check(table(inIndexes(20)))).isEmpty();

        assertThat(texts(new IndexCountCheck().check(table(inIndexes(21)))))
                .containsExactly("[TooManyIndexes] com.daintree.data.Daintree should not have more than 20 global"
                        + " indexes, DynamoDB's quota unless it has been raised: \"21\". Let entities share indexes"
                        + " from index 21 on, or raise the quota and write @Allow(\"TooManyIndexes\").");
    }

    @Test
    void aLocalIndexIsToldAtTheEntityThatBringsIt() {
        Entity line = entity("Line").lsi(1, "byName", "{name}").of(text("id"), text("name"));
        Entity other =
                entity("Other").key("O#{id}", "O").lsi(1, "byName", "{name}").of(text("id"), text("name"));

        assertThat(new LocalIndexCheck().check(table(line, other)))
                .singleElement()
                .satisfies(problem -> {
                    assertThat(problem.text())
                            .isEqualTo(
                                    "[LocalIndex] com.daintree.data.Daintree should not have a local index without need,"
                                            + " since it holds each partition to 10 GB and cannot be added to a table that exists:"
                                            + " \"@Lsi(index = 1)\". Write @Gsi, or @Allow(\"LocalIndex\") if that is meant.");
                    assertThat(problem.at())
                            .isEqualTo(Locator.ofAnnotation(DAINTREE, line.javaType(), "Lsi", 1, "index"));
                });
    }

    private static Entity indexed(String pk) {
        return entity("Order")
                .gsi(1, "byIt", pk, "{id}")
                .of(text("id"), property("status", enumOf("OPEN", "DONE")), property("paid", ScalarKind.BOOLEAN));
    }

    private static Entity inIndexes(int count) {
        EntityDesign design = entity("Order");
        for (int number = 1; number <= count; number++) {
            design.gsi(number, "by" + number, "X#{id}", "Y");
        }
        return design.of(text("id"));
    }

    private static io.keywright.schema.Property number() {
        return property("number", ScalarKind.INT);
    }
}
