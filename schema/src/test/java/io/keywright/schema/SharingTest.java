package io.keywright.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SharingTest {

    private static final Property A = TestModel.property("a", TestModel.STRING);
    private static final Property B = TestModel.property("b", TestModel.STRING);

    private static Entity entity(String name, String pk, String sk) {
        return TestModel.entity(name, TestModel.key(pk, sk, "all"), List.of(), A, B);
    }

    private static List<String> others(Entity own, Entity... others) {
        List<Entity> entities = new ArrayList<>(List.of(others));
        entities.add(0, own);
        return Sharing.others(TestModel.table(entities.toArray(Entity[]::new)), own, "all").stream()
                .map(Entity::name)
                .toList();
    }

    @Test
    void queryOfPrefixDoesNotReadOtherPrefixesOfThePartition() {
        assertThat(others(
                        entity("Order", "CUSTOMER#{a}", "ORDER#{b}"),
                        entity("Customer", "CUSTOMER#{a}", "CUSTOMER#{a}"),
                        entity("Cart", "CUSTOMER#{a}", "CART")))
                .isEmpty();
    }

    @Test
    void queryReadsWhatBeginsAsItsOwnKeysDo() {
        assertThat(others(
                        entity("Order", "CUSTOMER#{a}", "ORDER#{b}"),
                        entity("Line", "CUSTOMER#{a}", "ORDER#{b}#LINE#{a}"),
                        entity("Constant", "CUSTOMER#{a}", "ORDER#LAST"),
                        entity("Shorter", "CUSTOMER#{a}", "ORDER"),
                        entity("Anything", "CUSTOMER#{a}", "{b}"),
                        entity("Half", "CUSTOMER#{a}", "ORD{b}")))
                .containsExactly("Line", "Constant", "Anything", "Half");
    }

    @Test
    void queryWithoutPrefixReadsTheWholePartition() {
        assertThat(others(entity("Event", "DAY#{a}", "{b}"), entity("Head", "DAY#{a}", "HEAD")))
                .containsExactly("Head");
    }

    @Test
    void otherPartitionsAreNotRead() {
        assertThat(others(
                        entity("Order", "CUSTOMER#{a}", "{b}"),
                        entity("Seller", "SELLER#{a}", "{b}"),
                        entity("Config", "CONFIG", "{b}")))
                .isEmpty();
    }

    @Test
    void constantSortKeyReadsOnlyWhatCanBeEqualToIt() {
        assertThat(others(
                        entity("Head", "C#{a}", "HEAD"),
                        entity("Longer", "C#{a}", "HEAD#{b}"),
                        entity("Same", "C#{a}", "HEAD"),
                        entity("Any", "C#{a}", "{b}"),
                        entity("Part", "C#{a}", "HE{b}")))
                .containsExactly("Same", "Any", "Part");
    }

    @Test
    void queryOfIndexReadsOnlyEntitiesOfThatIndex() {
        Entity own = TestModel.entity(
                "Own", TestModel.key("X#{a}", "X"), List.of(TestModel.gsi(1, "byB", "B#{b}", "{a}")), A, B);
        Entity same = TestModel.entity(
                "Same", TestModel.key("Y#{a}", "Y"), List.of(TestModel.gsi(1, "byB", "B#{b}", "Y#{a}")), A, B);
        Entity other = TestModel.entity(
                "Other", TestModel.key("Z#{a}", "Z"), List.of(TestModel.gsi(2, "byB", "B#{b}", "{a}")), A, B);
        Entity none = entity("None", "B#{b}", "{a}");
        Table table = TestModel.table(
                List.of(TestModel.globalIndex(1, Index.Projection.ALL), TestModel.globalIndex(2, Index.Projection.ALL)),
                own,
                same,
                other,
                none);

        assertThat(Sharing.others(table, own, "byB")).containsExactly(same);
        assertThat(Sharing.others(table, same, "byB")).containsExactly(own);
        assertThat(Sharing.readsOthers(table, other, "byB")).isFalse();
    }

    @Test
    void localAndGlobalIndexOfOneNumberAreDifferentPlaces() {
        Entity own = TestModel.entity(
                "Own", TestModel.key("X#{a}", "X"), List.of(TestModel.lsi(1, "byB", "X#{a}", "{b}")), A, B);
        Entity other = TestModel.entity(
                "Other", TestModel.key("Z#{a}", "Z"), List.of(TestModel.gsi(1, "byB", "X#{a}", "{b}")), A, B);

        assertThat(Sharing.readsOthers(TestModel.table(own, other), own, "byB")).isFalse();
    }

    @Test
    void unknownQueryIsRefused() {
        Entity own = entity("Own", "X#{a}", "X");

        assertThatThrownBy(() -> Sharing.readsOthers(TestModel.table(own), own, "byNothing"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Own has no query byNothing");
    }

    @Test
    void collectionReadsEveryStrangerInItsPartition() {
        Entity customer = entity("Customer", "CUSTOMER#{a}", "CUSTOMER#{a}");
        Entity order = entity("Order", "CUSTOMER#{a}", "ORDER#{b}");
        Entity cart = entity("Cart", "CUSTOMER#{a}", "CART");
        Entity seller = entity("Seller", "SELLER#{a}", "CART");
        Collection collection =
                new Collection(TestModel.shop("Item"), "item", 0, List.of(customer.javaType(), order.javaType()));

        assertThat(Sharing.others(TestModel.table(customer, order, cart, seller), collection))
                .containsExactly(cart);
        assertThat(Sharing.readsOthers(TestModel.table(customer, order, seller), collection))
                .isFalse();
    }

    @Test
    void brokenTemplatesAreNoReasonToFail() {
        Entity broken = entity("Broken", "CUSTOMER#{a", "}{nothing}");

        assertThat(others(entity("Order", "CUSTOMER#{a}", "ORDER#{b}"), broken)).containsExactly("Broken");
    }

    @Test
    void whereNoIsSaidNoItemOfTheOtherEntityIsEverRead() {
        int[] silent = new int[1];
        Trials.run(4_000, random -> {
            Entity own = entity("Own", template(random), template(random));
            Entity other = entity("Other", template(random), template(random));
            if (!Sharing.readsOthers(TestModel.table(own, other), own, "all")) {
                silent[0]++;
                for (int i = 0; i < 50; i++) {
                    assertThat(meets(own, other, random)).isFalse();
                }
            }
        });
        assertThat(silent[0]).isBetween(500, 3_500);
    }

    private static boolean meets(Entity own, Entity other, Random random) {
        KeyTemplate sk = own.key().sk();
        KeyTemplate otherSk = other.key().sk();
        if (sk == null || otherSk == null) {
            throw new IllegalArgumentException("both have sort keys");
        }
        String key = text(otherSk, random);
        boolean inRange = sk.placeholders().isEmpty() ? key.equals(sk.text()) : key.startsWith(sk.leadingLiteral());
        return inRange && text(own.key().pk(), random).equals(text(other.key().pk(), random));
    }

    private static String template(Random random) {
        return SampleValues.pick(
                random, List.of("{a}", "A#{a}", "A#", "A", "A#{a}#B#{b}", "B#{b}", "A#B", "{a}#B", "AA#{a}", "A{b}"));
    }

    private static String text(KeyTemplate template, Random random) {
        StringBuilder text = new StringBuilder();
        for (KeyTemplate.Segment segment : template.segments()) {
            text.append(
                    segment instanceof KeyTemplate.Literal literal
                            ? literal.text()
                            : SampleValues.pick(random, List.of("A", "B", "AA", "A#", "#", "B#A")));
        }
        return text.toString();
    }
}
