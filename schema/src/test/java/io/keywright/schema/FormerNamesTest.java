package io.keywright.schema;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.schema.Index.Projection;
import io.keywright.schema.KeyTemplate.Fault;
import io.keywright.schema.Property.Accessor;
import io.keywright.schema.Property.Presence;
import io.keywright.schema.PropertyType.Scalar;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FormerNamesTest {

    private static final Property RENAMED = new Property(
                    "firstName",
                    "fn",
                    Scalar.of(ScalarKind.STRING),
                    Presence.REQUIRED,
                    new Accessor("firstName", Accessor.Kind.METHOD))
            .evolved(new Evolution(List.of("name", "forename"), null));

    @Test
    void namesAreLookedForFromTheNewestOnAndTheOldestNeverChanges() {
        assertThat(RENAMED.storedNames()).containsExactly("fn", "forename", "name");
        assertThat(RENAMED.oldestName()).isEqualTo("name");
        assertThat(RENAMED.storedAs("f").oldestName()).isEqualTo("name");
    }

    @Test
    void anIndexHoldsAnIncludedPropertyUnderAllItsNames() {
        Index index = TestModel.globalIndex(1, Projection.INCLUDE, "firstName");
        Table table = TestModel.table(
                List.of(index),
                TestModel.entity(
                        "Customer",
                        TestModel.key("CUSTOMER#{firstName}", "CUSTOMER"),
                        List.of(TestModel.gsi(1, "byName", "NAME#{firstName}", "CUSTOMER")),
                        RENAMED));

        assertThat(ProjectedAttributes.of(table, index)).containsExactly("Type", "fn", "forename", "name");
    }

    @Test
    void aGuardGoesOnUnderTheOldestNamesSoThatNoValueIsFreeBecauseOfARenaming() {
        Property email = new Property(
                "email",
                "em",
                Scalar.of(ScalarKind.STRING),
                Presence.REQUIRED,
                new Accessor("email", Accessor.Kind.METHOD),
                new Marks(Set.of(), new Unique("", List.of(), null)),
                new Evolution(List.of("mail", "email"), null));
        Entity now = new Entity(
                QualifiedName.of("shop", "Customer"),
                "Customer",
                "Cust",
                TestModel.key("CUSTOMER#{email}", "CUSTOMER"),
                List.of(),
                List.of(email),
                new Construction.Constructor(List.of("email")),
                List.of("Client", "Customer"));

        assertThat(Guard.of(TestModel.table(now)))
                .extracting(guard -> guard.template("#"))
                .containsExactly("UNIQUE#Client#mail#<sha256 of email>");
        assertThat(now.types()).containsExactly("Cust", "Client", "Customer");
    }

    @Test
    void halfOfASurrogatePairIsAFaultOfATemplateAlsoWhereAPlaceholderSplitsIt() {
        assertThat(TemplateParser.parse("A\uD83D{id}\uDE00").faults())
                .extracting(Fault::kind)
                .containsExactly(Fault.Kind.HALF, Fault.Kind.HALF);
        assertThat(TemplateParser.parse("A\uD83D\uDE00#{id}").faults()).isEmpty();
    }
}
