package io.keywright.processor.check;

import static io.keywright.processor.check.Designs.DAINTREE;
import static io.keywright.processor.check.Designs.entity;
import static io.keywright.processor.check.Designs.expiring;
import static io.keywright.processor.check.Designs.index;
import static io.keywright.processor.check.Designs.property;
import static io.keywright.processor.check.Designs.stored;
import static io.keywright.processor.check.Designs.table;
import static io.keywright.processor.check.Designs.text;
import static io.keywright.processor.check.Designs.texts;
import static io.keywright.processor.check.Designs.timeToLive;
import static io.keywright.processor.check.Designs.version;
import static io.keywright.processor.check.Designs.withKeys;
import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.schema.Entity;
import io.keywright.schema.ScalarKind;
import io.keywright.schema.Table;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class SharedAttributeCheckTest {

    private static final Entity ORDER = entity("Order")
            .key("CUSTOMER#{customerId}", "ORDER#{orderId}")
            .gsi(1, "byStatus", "STATUS#{status}", "{orderId}")
            .gsi(2, "byCountry", "COUNTRY#{country}", "{orderId}")
            .of(text("customerId"), text("orderId"), text("status"), text("country"));

    private final SharedAttributeCheck check = new SharedAttributeCheck();

    @Test
    void aTableThatGivesEachKeyItsAttributeHasNoProblem() {
        assertThat(check.check(table(ORDER))).isEmpty();
    }

    @Test
    void anIndexMayNotSortByTheTablesSortKey() {
        Table table = table(List.of(index(1, "GSI1", "GSI1PK", "SK"), index(2, false)), ORDER);

        assertThat(check.check(table))
                .containsExactly(new Problem(
                        io.keywright.processor.problem.Rule.SHARED_ATTRIBUTE,
                        "The sort key of index 1 (in com.daintree.data.Daintree) may not share an attribute with the sort key of the"
                                + " table: \"SK\". Give the index attributes of its own (\"GSI1PK\" and \"GSI1SK\" unless"
                                + " you name others) and let its templates hold the swapped or repeated values: that"
                                + " costs some bytes per item and keeps every index free to change.",
                        Locator.ofIndex(DAINTREE, 1, false, "sortKey")));
    }

    @Test
    @DisplayName("B44: an inverted index is two problems one for each attribute")
    void anInvertedIndexIsTwoProblemsOneForEachAttribute() {
        Table table = table(List.of(index(1, "GSI1", "SK", "PK"), index(2, false)), ORDER);

        assertThat(check.check(table))
                .extracting(Problem::at)
                .containsExactly(
                        Locator.ofIndex(DAINTREE, 1, false, "partitionKey"),
                        Locator.ofIndex(DAINTREE, 1, false, "sortKey"));
    }

    @Test
    void twoIndexesMayNotShareAnAttribute() {
        Table table = table(List.of(index(1, "GSI1", "GSI1PK", "GSISK"), index(2, "GSI2", "GSI2PK", "GSISK")), ORDER);

        assertThat(check.check(table)).singleElement().satisfies(problem -> {
            assertThat(problem.message())
                    .startsWith(
                            "The sort key of index 2 (in com.daintree.data.Daintree) may not share an attribute with the sort key of"
                                    + " index 1: \"GSISK\".");
            assertThat(problem.at()).isEqualTo(Locator.ofIndex(DAINTREE, 2, false, "sortKey"));
        });
    }

    @Test
    void theTwoKeysOfOneIndexMayNotShareAnAttribute() {
        Table table = table(List.of(index(1, "GSI1", "X", "X"), index(2, false)), ORDER);

        assertThat(texts(check.check(table)))
                .singleElement()
                .asString()
                .contains("The sort key of index 1", "with the partition key of index 1: \"X\"");
    }

    @Test
    void aLocalIndexSharesThePartitionKeyAndNothingElse() {
        Entity line =
                entity("Line").key("A#{id}", "B").lsi(1, "byName", "{name}").of(text("id"), text("name"));

        assertThat(check.check(table(line))).isEmpty();
        Table shared = withKeys(table(line), "PK", "LSI1SK", "Type");
        assertThat(texts(check.check(shared)))
                .singleElement()
                .asString()
                .contains("The sort key of local index 1", "with the sort key of the table", "(\"LSI1SK\" unless");
    }

    @Test
    void theKeysOfTheTableAndItsTypeMayNotShareAnAttribute() {
        assertThat(check.check(withKeys(table(ORDER), "K", "K", "K")))
                .extracting(Problem::at)
                .containsExactly(Locator.ofTable(DAINTREE, "sortKey"), Locator.ofTable(DAINTREE, "type"));
    }

    @Test
    void aPropertyOfAKeysNameIsToldAtTheProperty() {
        Entity order = entity("Order").of(text("id"), text("PK"));

        assertThat(check.check(table(order))).singleElement().satisfies(problem -> {
            assertThat(problem.message())
                    .startsWith(
                            "The property com.daintree.shop.Order.PK (in com.daintree.data.Daintree) may not share an attribute with the partition key"
                                    + " of the table: \"PK\".");
            assertThat(problem.at()).isEqualTo(Locator.ofProperty(DAINTREE, order.javaType(), "PK"));
        });
    }

    @Test
    void anAliasOfAKeysNameIsToldAtTheAliasForEveryEntity() {
        Entity order = entity("Order").of(text("id"), stored(text("state"), "GSI1PK"));
        Entity cart = entity("Cart")
                .gsi(1, "byState", "STATE#{id}", "CART")
                .of(text("id"), stored(text("kind"), "GSI1PK"), stored(text("sort"), "Type"));

        assertThat(check.check(table(order, cart)))
                .extracting(Problem::at)
                .containsExactly(
                        Locator.ofPropertyAnnotation(DAINTREE, cart.javaType(), "sort", "Attribute", "value"),
                        Locator.ofPropertyAnnotation(DAINTREE, order.javaType(), "state", "Attribute", "value"),
                        Locator.ofPropertyAnnotation(DAINTREE, cart.javaType(), "kind", "Attribute", "value"));
    }

    @Test
    void anIndexOverAPropertyIsToldOnceAtTheIndexHoweverManyEntitiesHaveTheProperty() {
        Entity cart = entity("Cart").key("CART#{status}", "CART").of(text("status"));
        Table table = table(List.of(index(1, "GSI1", "status", "GSI1SK"), index(2, false)), ORDER, cart);

        assertThat(check.check(table)).singleElement().satisfies(problem -> {
            assertThat(problem.message())
                    .startsWith(
                            "The partition key of index 1 (in com.daintree.data.Daintree) may not share an attribute with the"
                                    + " properties Order.status and Cart.status: \"status\".")
                    .contains("let a template take the property's value");
            assertThat(problem.at()).isEqualTo(Locator.ofIndex(DAINTREE, 1, false, "partitionKey"));
        });
    }

    @Test
    void theTimeToLiveOfTheTableIsAnAttributeLikeItsKeys() {
        Table table = table(List.of(index(1, "GSI1", "ttl", "GSI1SK"), index(2, false)), ORDER);

        assertThat(texts(check.check(expiring(table, "ttl"))))
                .singleElement()
                .asString()
                .contains("The partition key of index 1", "with the time to live of the table: \"ttl\"");
        assertThat(check.check(expiring(table(ORDER), "PK")))
                .extracting(Problem::at)
                .containsExactly(Locator.ofTable(DAINTREE, "timeToLive"));
        assertThat(check.check(expiring(table(ORDER), "Type")))
                .extracting(Problem::at)
                .containsExactly(Locator.ofTable(DAINTREE, "timeToLive"));
    }

    @Test
    void onlyTheTimeToLiveIsStoredUnderTheTablesNameForIt() {
        Entity session =
                entity("Session").of(text("id"), timeToLive(stored(property("expires", ScalarKind.INSTANT), "ttl")));
        Entity order = entity("Order").of(text("id"), stored(property("until", ScalarKind.LONG), "ttl"));

        assertThat(check.check(expiring(table(session), "ttl"))).isEmpty();
        assertThat(check.check(expiring(table(session, order), "ttl")))
                .singleElement()
                .satisfies(problem -> {
                    assertThat(problem.message())
                            .startsWith(
                                    "The property com.daintree.shop.Order.until (in com.daintree.data.Daintree) may not"
                                            + " share an attribute with the time to live of the table: \"ttl\". Write"
                                            + " @TimeToLive on the property if it says when the item expires, else @Attribute");
                    assertThat(problem.at())
                            .isEqualTo(Locator.ofPropertyAnnotation(
                                    DAINTREE, order.javaType(), "until", "Attribute", "value"));
                });
    }

    @Test
    void aSecondPropertyUnderTheNameOfTheTimeToLiveIsAFaultOfTheTwoOnly() {
        Entity session = entity("Session")
                .of(
                        text("id"),
                        timeToLive(stored(property("expires", ScalarKind.INSTANT), "ttl")),
                        stored(property("until", ScalarKind.LONG), "ttl"));
        Table table = expiring(table(session), "ttl");

        assertThat(check.check(table)).isEmpty();
        assertThat(new DuplicateAttributeCheck().check(table)).hasSize(1);
    }

    @Test
    void aVersionUnderTheNameOfAKeyIsToldAsAVersion() {
        Entity order = entity("Order").of(text("id"), version(stored(property("version", ScalarKind.LONG), "PK")));

        assertThat(texts(check.check(table(order))))
                .singleElement()
                .asString()
                .startsWith("[SharedAttribute] The version com.daintree.shop.Order.version (in");
    }

    @Test
    void namesAreComparedAsDynamoDbDoesSoCaseTellsThemApart() {
        Entity order = entity("Order").of(text("id"), text("type"), text("pk"), text("sk"), text("gsi1pk"));

        assertThat(check.check(table(order))).isEmpty();
    }

    @Test
    void aTableWithoutSortKeyLeavesItsNameToProperties() {
        Entity order = entity("Order").key("A#{id}", null).of(text("id"), text("SK"));

        assertThat(check.check(withKeys(table(order), "PK", null, "Type"))).isEmpty();
    }
}
