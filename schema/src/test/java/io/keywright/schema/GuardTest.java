package io.keywright.schema;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.schema.Collisions.GuardCollision;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class GuardTest {

    private static final Property TENANT = TestModel.property("tenant", TestModel.STRING);
    private static final Property NUMBER = TestModel.property("number", TestModel.INT);

    private static Property email(String... scope) {
        return unique("email", scope);
    }

    private static Property unique(String name, String... scope) {
        Property plain = TestModel.property(name, TestModel.STRING);
        Marks marks = Marks.NONE.with(new Unique("lower", List.of(scope), null));
        return new Property(name, name, plain.type(), plain.presence(), plain.accessor(), marks);
    }

    private static Entity customer(String pk, @Nullable String sk, Property... properties) {
        return TestModel.entity("Customer", TestModel.key(pk, sk, null), List.of(), properties);
    }

    private static Entity other(String pk, String sk) {
        return TestModel.entity(
                "Other",
                TestModel.key(pk, sk, null),
                List.of(),
                TestModel.property("a", TestModel.STRING),
                TestModel.property("b", TestModel.STRING));
    }

    private static List<String> collisions(Entity... entities) {
        return Collisions.ofGuards(TestModel.table(entities)).stream()
                .map(GuardCollision::key)
                .toList();
    }

    @Test
    void theKeyIsMadeOfTypePropertyScopeAndTheHashOfTheValue() {
        Entity customer = customer("CUSTOMER#{tenant}", "{number:8}", TENANT, NUMBER, email("tenant", "number"));

        assertThat(Guard.of(TestModel.table(customer)))
                .extracting(guard -> guard.template("#"))
                .containsExactly("UNIQUE#Customer#email#{tenant}#{number}#<sha256 of email>");
    }

    @Test
    void anEntityThatCanHaveAGuardsKeyIsFoundWithAKeyOfBoth() {
        String hash = "a".repeat(64);

        assertThat(collisions(customer("CUSTOMER#{tenant}", "X", TENANT, email()), other("{a:rest}", "{b:rest}")))
                .containsExactly("UNIQUE#Customer#email#" + hash + " / UNIQUE#Customer#email#" + hash);
        assertThat(collisions(
                        customer("CUSTOMER#{tenant}", "X", TENANT, email()),
                        other("UNIQUE#Customer#email#{a}", "UNIQUE#Customer#email#{a}")))
                .hasSize(1);
        assertThat(collisions(customer("{tenant:rest}", "{tenant:rest}", TENANT, email())))
                .hasSize(1);
    }

    @Test
    void theSortKeyOfAGuardIsTheTextOfItsPartitionKey() {
        assertThat(collisions(customer("CUSTOMER#{tenant}", "X", TENANT, email()), other("{a:rest}", "SK#{b:rest}")))
                .isEmpty();
        assertThat(collisions(
                        customer("CUSTOMER#{tenant}", "X", TENANT, email()),
                        other("UNIQUE#{a}#email#{b:rest}", "UNIQUE#Customer#{a}#{b:rest}")))
                .hasSize(1);
    }

    @Test
    void aTableWithoutASortKeyHasGuardsWithoutOne() {
        Entity customer = customer("{tenant:rest}", null, TENANT, email());
        Table sorted = TestModel.table(customer);
        Table table = new Table(
                sorted.type(),
                sorted.name(),
                "PK",
                null,
                "Type",
                "#",
                List.of(),
                sorted.entities(),
                List.of(),
                List.of());

        assertThat(Collisions.ofGuards(table))
                .singleElement()
                .satisfies(
                        collision -> assertThat(collision.key()).isEqualTo("UNIQUE#Customer#email#" + "a".repeat(64)));
    }

    @Test
    void entitiesOfOtherShapesAndGuardsOfOtherPropertiesStayApart() {
        assertThat(collisions(
                        customer("CUSTOMER#{tenant}", "X", TENANT, email(), unique("phone"), unique("name", "tenant")),
                        other("UNIQUE#{a}", "UNIQUE#{b}"),
                        TestModel.entity(
                                "Seller", TestModel.key("SELLER#{tenant}", "X", null), List.of(), TENANT, email())))
                .isEmpty();
    }

    @Test
    void guardsOfTypesWithTheDelimiterInThemCanMeet() {
        Entity one = customer("A#{tenant}", "X", TENANT, unique("email", "tenant"));
        Entity two = new Entity(
                TestModel.shop("Two"),
                "Two",
                "Customer#email",
                TestModel.key("B#{tenant}", "X", null),
                List.of(),
                List.of(TENANT, unique("phone")),
                one.construction());

        assertThat(collisions(one, two)).singleElement().asString().startsWith("UNIQUE#Customer#email#phone#a");
    }

    @Test
    void aScopeThatDoesNotResolveIsLeftToTheRulesThatSaySo() {
        assertThat(collisions(customer("{tenant:rest}", "{tenant:rest}", TENANT, email("none"))))
                .isEmpty();
    }
}
