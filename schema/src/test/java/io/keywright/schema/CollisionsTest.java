package io.keywright.schema;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.schema.Collisions.Collision;
import java.util.List;
import org.junit.jupiter.api.Test;

class CollisionsTest {

    private static final Property[] PROPERTIES = {
        TestModel.property("a", TestModel.STRING),
        TestModel.property("b", TestModel.STRING),
        TestModel.property("count", TestModel.INT),
        TestModel.property("date", TestModel.LOCAL_DATE),
        TestModel.property("month", TestModel.YEAR_MONTH),
        TestModel.property("at", TestModel.INSTANT),
        TestModel.property("uuid", TestModel.UUID),
        TestModel.property("flag", TestModel.BOOLEAN)
    };

    private static Entity entity(String name, String pk, String sk) {
        return TestModel.entity(name, TestModel.key(pk, sk, "all"), List.of(), PROPERTIES);
    }

    private static List<String> keys(Entity... entities) {
        return Collisions.of(TestModel.table(entities)).stream()
                .map(Collision::key)
                .toList();
    }

    @Test
    void entitiesOfOneShapeCollide() {
        assertThat(keys(
                        entity("User", "ACCOUNT#{a}", "ACCOUNT#{a}"),
                        entity("Organization", "ACCOUNT#{b}", "ACCOUNT#{b}")))
                .containsExactly("ACCOUNT#a / ACCOUNT#a");
    }

    @Test
    void theKeyIsOneThatBothCanProduce() {
        assertThat(keys(entity("One", "A#{a}", "{date}"), entity("Two", "A#{count}", "{b}")))
                .containsExactly("A#1 / 1111-11-11");
        assertThat(keys(entity("One", "A", "{a:rest}"), entity("Two", "A", "X#{uuid}#{flag}")))
                .containsExactly("A / X#aaaaaaaa-aaaa-aaaa-aaaa-aaaaaaaaaaaa#true");
    }

    @Test
    void literalsFormatsAndNumbersOfPartsKeepEntitiesApart() {
        assertThat(keys(
                        entity("Customer", "CUSTOMER#{a}", "CUSTOMER#{a}"),
                        entity("Order", "CUSTOMER#{a}", "ORDER#{b}"),
                        entity("Line", "CUSTOMER#{a}", "ORDER#{b}#{count:3}"),
                        entity("Day", "CUSTOMER#{a}", "{date}"),
                        entity("Month", "CUSTOMER#{a}", "{month}"),
                        entity("Moment", "CUSTOMER#{a}", "{at:seconds}"),
                        entity("Cart", "CUSTOMER#{a}", "CART")))
                .isEmpty();
    }

    @Test
    void bothKeysMustMeet() {
        assertThat(keys(entity("One", "A#{a}", "X"), entity("Two", "A#{a}", "Y"), entity("Three", "B#{a}", "X")))
                .isEmpty();
    }

    @Test
    void aTemplateThatStandsForBothKeysIsTakenAsOneText() {
        assertThat(keys(entity("One", "{a}", "{a}"), entity("Two", "ALL", "{flag}")))
                .isEmpty();
        assertThat(keys(entity("One", "{a}", "{a}"), entity("Two", "true", "{flag}")))
                .containsExactly("true / true");
    }

    @Test
    void anEntityIsToldOnceHoweverManyItCollidesWith() {
        List<Collision> collisions = Collisions.of(TestModel.table(
                entity("One", "A#{a}", "B"), entity("Two", "A#{b}", "B"), entity("Three", "A#{b}", "B")));

        assertThat(collisions).extracting(collision -> collision.first().name()).containsExactly("One", "One");
        assertThat(collisions)
                .extracting(collision -> collision.second().name())
                .containsExactly("Two", "Three");
    }

    @Test
    void entitiesWithABrokenTemplateAreLeftOut() {
        assertThat(keys(entity("One", "A#{a", "B"), entity("Two", "A#{none}", "B"), entity("Three", "A#{a}", "B")))
                .isEmpty();
    }
}
