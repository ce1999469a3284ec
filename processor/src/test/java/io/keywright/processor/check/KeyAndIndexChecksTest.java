package io.keywright.processor.check;

import static io.keywright.processor.check.Designs.DAINTREE;
import static io.keywright.processor.check.Designs.collection;
import static io.keywright.processor.check.Designs.entity;
import static io.keywright.processor.check.Designs.enumOf;
import static io.keywright.processor.check.Designs.including;
import static io.keywright.processor.check.Designs.index;
import static io.keywright.processor.check.Designs.property;
import static io.keywright.processor.check.Designs.stored;
import static io.keywright.processor.check.Designs.table;
import static io.keywright.processor.check.Designs.text;
import static io.keywright.processor.check.Designs.texts;
import static io.keywright.processor.check.Designs.with;
import static io.keywright.processor.check.Designs.withKeys;
import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Entity;
import io.keywright.schema.Index;
import io.keywright.schema.Index.Projection;
import io.keywright.schema.Property;
import io.keywright.schema.ScalarKind;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The rules about what entities, indexes and collections do to each other. */
class KeyAndIndexChecksTest {

    @Test
    void theFewWhoOmitASortKeyAreTold() {
        Entity one = entity("One").key("A#{id}", "A").of(text("id"));
        Entity two = entity("Two").key("B#{id}", null).of(text("id"));

        assertThat(new SortKeyCheck().check(table(one, two))).singleElement().satisfies(problem -> {
            assertThat(problem.text())
                    .isEqualTo(
                            "[MixedSortKey] @Key on com.daintree.shop.Two must give a sort key, as One does in the table of Daintree:"
                                    + " \"A\". Write sk = …; a constant will do where there is one item per partition.");
            assertThat(problem.at()).isEqualTo(Locator.ofAnnotation(DAINTREE, two.javaType(), "Key", -1, null));
        });
    }

    @Test
    void theFewWhoGiveASortKeyAreTold() {
        Entity one = entity("One").key("A#{id}", null).of(text("id"));
        Entity two = entity("Two").key("B#{id}", null).of(text("id"));
        Entity three = entity("Three").key("C#{id}", "C").of(text("id"));

        assertThat(new SortKeyCheck().check(table(one, two, three)))
                .singleElement()
                .satisfies(problem -> {
                    assertThat(problem.text())
                            .isEqualTo(
                                    "[MixedSortKey] sk of @Key on com.daintree.shop.Three must be left out, as One does in the table"
                                            + " of Daintree: \"C\". Take it out, or give a sort key in all entities.");
                    assertThat(problem.at())
                            .isEqualTo(Locator.ofAnnotation(DAINTREE, three.javaType(), "Key", -1, "sk"));
                });
    }

    @Test
    void eachIndexIsJudgedByItself() {
        Entity one = entity("One")
                .key("A#{id}", "A")
                .gsi(1, "x", "X", "Y")
                .gsi(2, "y", "X", null)
                .of(text("id"));
        Entity two = entity("Two")
                .key("B#{id}", "B")
                .gsi(1, "x", "X", null)
                .gsi(2, "y", "X", null)
                .of(text("id"));

        assertThat(new SortKeyCheck().check(table(one, two)))
                .extracting(Problem::at)
                .containsExactly(Locator.ofAnnotation(DAINTREE, two.javaType(), "Gsi", 1, null));
    }

    @Test
    void entitiesOfOneKeyShapeCollideWhateverTheirPropertiesAreCalled() {
        Entity user = entity("User").key("ACCOUNT#{user}", "ACCOUNT#{user}").of(text("user"));
        Entity organization =
                entity("Organization").key("ACCOUNT#{name}", "ACCOUNT#{name}").of(text("name"));

        assertThat(new CollisionCheck().check(table(user, organization)))
                .singleElement()
                .satisfies(problem -> {
                    assertThat(problem.text())
                            .isEqualTo("[KeyCollision] @Key on com.daintree.shop.Organization with \"ACCOUNT#{name} /"
                                    + " ACCOUNT#{name}\" may not give keys that User with \"ACCOUNT#{user} /"
                                    + " ACCOUNT#{user}\" can have too: \"ACCOUNT#a / ACCOUNT#a\". Write another literal in one of them, such as"
                                    + " \"ORGANIZATION#…\".");
                    assertThat(problem.at())
                            .isEqualTo(Locator.ofAnnotation(DAINTREE, organization.javaType(), "Key", -1, "pk"));
                });
    }

    @Test
    void keysThatALiteralAFormatOrAnEnumKeepsApartDoNotCollide() {
        Entity one = entity("One").key("A#{id}", "B#{id}").of(text("id"));
        Entity literal = entity("Two").key("A#{id}", "C#{id}").of(text("id"));
        Entity low = entity("Three").key("B", "{id}").of(property("id", enumOf("LOW")));
        Entity high = entity("Four").key("B", "{id}").of(property("id", enumOf("HIGH")));

        assertThat(new CollisionCheck().check(table(one, literal, low, high))).isEmpty();
    }

    @Test
    void aKeyThatOnlySomeValuesGiveCollidesAllTheSame() {
        Entity account = entity("Account").key("{id}", "{id}").of(text("id"));
        Entity list = entity("List").key("ALL", "{day}").of(property("day", ScalarKind.LOCAL_DATE));
        Entity index = entity("Index").key("ALL", "ALL").of(text("id"));

        assertThat(texts(new CollisionCheck().check(table(account, list, index))))
                .singleElement()
                .asString()
                .contains("on com.daintree.shop.Index with \"ALL / ALL\" may not give keys that Account with"
                        + " \"{id} / {id}\" can have too: \"ALL / ALL\".");
    }

    @Test
    void whatIsBrokenIsNotHeldAgainstOthers() {
        Entity broken = entity("Broken").key("A#{missing}", "B").of(text("id"));
        Entity open = entity("Open").key("A#{id", "B").of(text("id"));
        Entity sound = entity("Sound").key("A#{id}", "B").of(text("id"));

        assertThat(new CollisionCheck().check(table(broken, open, sound))).isEmpty();
    }

    @Test
    void anIncludedNameIsAPropertyOfAnEntityInTheIndex() {
        Entity order = entity("Order").gsi(1, "byId", "X#{id}", "Y").of(text("id"), text("status"), text("total"));
        Entity cart = entity("Cart").of(text("id"), text("owner"));
        Table table = table(List.of(including(1, Projection.INCLUDE, "total", "stauts", "owner")), order, cart);

        assertThat(new ProjectionCheck().check(table))
                .extracting(Problem::text)
                .containsExactly(
                        "[UnknownInclude] include of @Index(number = 1) on com.daintree.data.Daintree must name properties of entities"
                                + " that are in the index: \"stauts\". Did you mean \"status\"?",
                        "[UnknownInclude] include of @Index(number = 1) on com.daintree.data.Daintree must name properties of entities"
                                + " that are in the index: \"owner\". They have \"id\", \"status\" and \"total\".");
        assertThat(new ProjectionCheck().check(table))
                .extracting(Problem::at)
                .containsOnly(Locator.ofIndex(DAINTREE, 1, false, "include"));
    }

    @Test
    void aStoredNameThatIsIncludedIsToldWithTheProperty() {
        Entity user = entity("User").gsi(1, "byId", "X#{id}", "Y").of(text("id"), Designs.stored(text("email"), "em"));

        assertThat(texts(new ProjectionCheck().check(table(List.of(including(1, Projection.INCLUDE, "em")), user))))
                .singleElement()
                .asString()
                .endsWith(": \"em\". That is the stored name of \"email\": write \"email\".");
    }

    @Test
    void namesAreIncludedOnlyWhereTheProjectionSaysSo() {
        Entity order = entity("Order").gsi(1, "byId", "X#{id}", "Y").of(text("id"));

        assertThat(texts(new ProjectionCheck()
                        .check(table(
                                List.of(including(1, Projection.ALL, "id"), including(2, Projection.KEYS_ONLY, "id")),
                                order))))
                .hasSize(2)
                .first()
                .asString()
                .isEqualTo(
                        "[UnknownInclude] include of @Index(number = 1) on com.daintree.data.Daintree must be left out under"
                                + " projection ALL: \"id\". Write projection = Projected.INCLUDE, or take it out.");
    }

    @Test
    void anIndexIncludesTwentyAttributesAtMostTheTypeCounted() {
        Entity order = wide("Order", 1);
        assertThat(new ProjectionCheck().check(table(List.of(including(1, Projection.INCLUDE, names(19))), order)))
                .isEmpty();

        assertThat(texts(new ProjectionCheck()
                        .check(table(List.of(including(1, Projection.INCLUDE, names(20))), order))))
                .containsExactly(
                        "[TooManyIncluded] include of @Index(number = 1) on com.daintree.data.Daintree may not include more than"
                                + " 20 attributes, the type attribute counted, DynamoDB's limit: \"21\". Include fewer, or"
                                + " write projection = Projected.ALL.");
    }

    @Test
    void aPropertyThatIsStoredUnderTwoNamesCountsTwice() {
        Entity order = wide("Order", 1);
        Property[] renamed = IntStream.range(0, 19)
                .mapToObj(i -> stored(text("p" + i), "q" + i))
                .toArray(Property[]::new);
        Entity cart = entity("Cart").gsi(1, "byId", "X#{p1}", "Y").of(renamed);

        assertThat(new ProjectionCheck()
                        .check(table(List.of(including(1, Projection.INCLUDE, names(19))), order, cart)))
                .hasSize(1);
    }

    @Test
    void theIndexesOfATableIncludeAHundredAttributesAtMost() {
        List<Index> indexes = new ArrayList<>();
        for (int number = 1; number <= 7; number++) {
            indexes.add(including(number, Projection.INCLUDE, names(18)));
        }
        Entity order = wide("Order", 7);

        assertThat(new ProjectionCheck().check(table(indexes, order)))
                .singleElement()
                .satisfies(problem -> {
                    assertThat(problem.at()).isEqualTo(Locator.ofIndex(DAINTREE, 6, false, "include"));
                    assertThat(problem.text()).contains("over 100", "\"114\"");
                });
    }

    @Test
    void aTableHasFiveLocalIndexesAtMost() {
        EntityDesign design = entity("Order");
        for (int number = 1; number <= 6; number++) {
            design.lsi(number, "by" + number, "X#{id}");
        }
        Entity order = design.of(text("id"));

        assertThat(new LocalIndexCheck().check(table(order)))
                .filteredOn(problem -> problem.rule() != Rule.LOCAL_INDEX)
                .singleElement()
                .satisfies(problem -> {
                    assertThat(problem.text())
                            .isEqualTo(
                                    "[TooManyLocalIndexes] com.daintree.data.Daintree may not have more than 5 local indexes, DynamoDB's"
                                            + " limit: \"@Lsi(index = 6)\" is number 6. Write @Gsi.");
                    assertThat(problem.at())
                            .isEqualTo(Locator.ofAnnotation(DAINTREE, order.javaType(), "Lsi", 6, "index"));
                });
    }

    @Test
    void aTableWithoutSortKeyHasNoLocalIndex() {
        Entity order =
                entity("Order").key("A#{id}", null).lsi(1, "byName", "X#{id}").of(text("id"));

        assertThat(texts(new LocalIndexCheck().check(withKeys(table(order), "PK", null, "Type"))))
                .containsExactly(
                        "[LocalIndexWithoutSortKey] com.daintree.data.Daintree cannot have a local index without a sort key of"
                                + " its own: \"@Lsi(index = 1)\". Give every entity a sk in @Key, or write @Gsi.");
    }

    @Test
    void theMembersOfACollectionShareThePartition() {
        Entity customer = entity("Customer").key("CUSTOMER#{id}", "C").of(text("id"));
        Entity order = entity("Order").key("CUSTOMER#{id}", "O").of(text("id"));
        Entity cart = entity("Cart").key("CART#{id}", "C").of(text("id"));
        Table table = with(
                table(customer, order, cart), List.of(), collection("CustomerItem", "items", 0, customer, order, cart));

        assertThat(new CollectionCheck().check(table)).singleElement().satisfies(problem -> {
            assertThat(problem.text())
                    .isEqualTo(
                            "[CollectionPartition] The members of the collection com.daintree.shop.CustomerItem must have one"
                                    + " partition, and Cart has \"CART#{id}\" while Customer has \"CUSTOMER#{id}\". Write the"
                                    + " same template over properties that are written alike, or take one of them out of the"
                                    + " collection.");
            assertThat(problem.at())
                    .isEqualTo(Locator.ofAnnotation(
                            DAINTREE, table.collections().get(0).javaType(), "ItemCollection", -1, null));
        });
    }

    @Test
    void oneTemplateOverTwoTypesIsNotOnePartition() {
        Entity customer = entity("Customer").key("CUSTOMER#{id}", "C").of(text("id"));
        Entity order = entity("Order").key("CUSTOMER#{id}", "O").of(property("id", ScalarKind.UUID));

        assertThat(new CollectionCheck()
                        .check(with(
                                table(customer, order),
                                List.of(),
                                collection("CustomerItem", "items", 0, customer, order))))
                .hasSize(1);
    }

    @Test
    void wholeNumbersOfAnyTypeAreWrittenAlikeAndTimesWithAndWithoutAZoneAreNot() {
        assertThat(partitions(ScalarKind.INT, ScalarKind.LONG)).isEmpty();
        assertThat(partitions(ScalarKind.INSTANT, ScalarKind.OFFSET_DATE_TIME)).isEmpty();
        assertThat(partitions(ScalarKind.INSTANT, ScalarKind.LOCAL_DATE_TIME)).hasSize(1);
        assertThat(partitions(ScalarKind.YEAR, ScalarKind.LONG)).hasSize(1);
    }

    private static List<Problem> partitions(ScalarKind first, ScalarKind second) {
        Entity customer = entity("Customer").key("CUSTOMER#{id}", "C").of(property("id", first));
        Entity order = entity("Order").key("CUSTOMER#{id}", "O").of(property("id", second));
        return new CollectionCheck()
                .check(with(
                        table(customer, order), List.of(), collection("CustomerItem", "items", 0, customer, order)));
    }

    @Test
    void aCollectionOfAnIndexHasMembersThatAreInTheIndex() {
        Entity order = entity("Order").gsi(1, "ofShop", "SHOP#{id}", "O").of(text("id"));
        Entity cart = entity("Cart").of(text("id"));
        Table table = with(
                table(List.of(index(1, false)), order, cart),
                List.of(),
                collection("ShopItem", "items", 1, order, cart));

        assertThat(new CollectionCheck().check(table)).singleElement().satisfies(problem -> {
            assertThat(problem.text())
                    .isEqualTo(
                            "[CollectionPartition] Every member of the collection com.daintree.shop.ShopItem must be in index 1:"
                                    + " \"Cart\" is not. Write @Gsi(index = 1, …) on it, or take it out of the collection.");
            assertThat(problem.at())
                    .isEqualTo(Locator.ofAnnotation(
                            DAINTREE, table.collections().get(0).javaType(), "ItemCollection", -1, "index"));
        });
    }

    /** An entity with twenty properties, in indexes from 1 on. */
    private static Entity wide(String name, int indexes) {
        EntityDesign design = entity(name);
        for (int number = 1; number <= indexes; number++) {
            design.gsi(number, "by" + number, "X#{p1}", "Y");
        }
        return design.of(IntStream.range(0, 20).mapToObj(i -> text("p" + i)).toArray(Property[]::new));
    }

    private static String[] names(int count) {
        return IntStream.range(0, count).mapToObj(i -> "p" + i).toArray(String[]::new);
    }
}
