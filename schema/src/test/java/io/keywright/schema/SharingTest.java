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
    private static final Property[] PROPERTIES = {
        A,
        B,
        TestModel.property("count", TestModel.INT),
        TestModel.property("date", TestModel.LOCAL_DATE),
        TestModel.property("month", TestModel.YEAR_MONTH),
        TestModel.property("at", TestModel.INSTANT),
        TestModel.property("uuid", TestModel.UUID),
        TestModel.property("status", TestModel.STATUS),
        TestModel.property("flag", TestModel.BOOLEAN)
    };

    private static Entity entity(String name, String pk, String sk) {
        return TestModel.entity(name, TestModel.key(pk, sk, "all"), List.of(), PROPERTIES);
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
                        entity("Anything", "CUSTOMER#{a}", "{b:rest}"),
                        entity("NoDelimiter", "CUSTOMER#{a}", "{b}"),
                        entity("Half", "CUSTOMER#{a}", "ORD{b:rest}")))
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
                "Same", TestModel.key("Y#{a}", "Y"), List.of(TestModel.gsi(1, "byB", "B#{b}", "Y{a}")), A, B);
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
    void formatsKeepEntitiesApart() {
        assertThat(others(
                        entity("Head", "C#{a}", "{date}"),
                        entity("Longer", "C#{a}#X", "{date}"),
                        entity("Day", "C#{date}", "HEAD"),
                        entity("Rest", "C#{a:rest}", "HEAD")))
                .as("text holds no delimiter, unless it is the rest")
                .containsExactly("Day", "Rest");
        assertThat(others(
                        entity("Day", "C#{date}", "{b}"),
                        entity("Number", "C#{count:10}", "{b}"),
                        entity("Status", "C#{status}", "{b}"),
                        entity("Id", "C#{uuid}", "{b}"),
                        entity("Month", "C#{month}-01", "{b}"),
                        entity("Time", "C#{at}", "{b}"),
                        entity("SameDay", "C#{at:date}", "{b}")))
                .containsExactly("Month", "SameDay");
    }

    @Test
    void restReachesOverTheSegmentsOfAnother() {
        assertThat(others(
                        entity("Order", "ORDER#{a:rest}", "X"),
                        entity("Line", "ORDER#{a}#LINE#{b}", "X"),
                        entity("Other", "ORDERS#{a}", "X")))
                .containsExactly("Line");
    }

    @Test
    void whereNoIsSaidNoItemOfTheOtherEntityIsEverRead() {
        int[] silent = new int[1];
        Trials.run(2_000, random -> {
            Entity own = entity("Own", template(random), template(random));
            Entity other = entity("Other", template(random), template(random));
            Table table = TestModel.table(own, other);
            if (!Sharing.readsOthers(table, own, "all")) {
                silent[0]++;
                for (int i = 0; i < 50; i++) {
                    assertThat(meets(table, own, other, random)).isFalse();
                }
            }
        });
        assertThat(silent[0]).isBetween(500, 1_900);
    }

    private static boolean meets(Table table, Entity own, Entity other, Random random) {
        KeyTemplate sk = own.key().sk();
        KeyTemplate otherSk = other.key().sk();
        if (sk == null || otherSk == null) {
            throw new IllegalArgumentException("both have sort keys");
        }
        String key = text(table, other, otherSk, random);
        boolean inRange = sk.placeholders().isEmpty() ? key.equals(sk.text()) : key.startsWith(sk.leadingLiteral());
        return inRange
                && text(table, own, own.key().pk(), random)
                        .equals(text(table, other, other.key().pk(), random));
    }

    private static String template(Random random) {
        return SampleValues.pick(
                random,
                List.of(
                        "{a}",
                        "A#{a}",
                        "A#",
                        "A",
                        "A#{a}#B#{b}",
                        "B#{b}",
                        "A#B",
                        "{a}#B",
                        "AA#{a}",
                        "A{b}",
                        "A#{a:rest}",
                        "{a:lower}#{b:rest}",
                        "{a}{flag}"));
    }

    /** Of few short texts, so that keys coincide often. */
    private static String text(Table table, Entity entity, KeyTemplate template, Random random) {
        StringBuilder text = new StringBuilder();
        for (KeyTemplate.Segment segment : template.segments()) {
            if (segment instanceof KeyTemplate.Literal literal) {
                text.append(literal.text());
            } else if (Resolver.resolve(table, entity, (KeyTemplate.Placeholder) segment)
                    instanceof Resolution.Found found) {
                text.append(
                        switch (found.component().format().kind()) {
                            case REST -> SampleValues.pick(random, List.of("A", "A#", "#B", "A#B#B"));
                            case LOWER -> SampleValues.pick(random, List.of("a", "b"));
                            case BOOLEAN -> SampleValues.pick(random, List.of("true", "false"));
                            default -> SampleValues.pick(random, List.of("A", "B", "AA", "Atrue", "b"));
                        });
            }
        }
        return text.toString();
    }
}
