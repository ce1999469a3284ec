package io.keywright.processor.emit;

import static io.keywright.processor.emit.Design.LONG;
import static io.keywright.processor.emit.Design.STRING;
import static io.keywright.processor.emit.Design.entity;
import static io.keywright.processor.emit.Design.global;
import static io.keywright.processor.emit.Design.key;
import static io.keywright.processor.emit.Design.nullable;
import static io.keywright.processor.emit.Design.place;
import static io.keywright.processor.emit.Design.property;
import static io.keywright.processor.emit.Design.required;
import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.schema.Entity;
import io.keywright.schema.Property.Presence;
import io.keywright.schema.Table;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class EmissionTest {

    private static final Surroundings ANYWHERE = new Surroundings(true, Set.of(), Set.of());

    @Test
    void anEntityOfFourPropertiesReadsLikeCodeOfAPerson() {
        Entity user = entity(
                "User",
                key("USER#{username}", "USER#{username}", null),
                List.of(place(1, "inOrganization", "ORG#{organization}", "USER#{username}")),
                required("username", STRING),
                property("firstName", "fn", STRING, Presence.REQUIRED),
                nullable("organization", STRING),
                required("version", LONG));
        Table table = Design.table(List.of(global(1)), List.of(user), List.of());

        List<String> sources = Emission.of(table, Set.of(), ANYWHERE).all().stream()
                .map(Source::of)
                .toList();

        assertThat(sources.get(0)).contains("return \"ORG#\".concat(ORGANIZATION.text(organization));");
        assertThat(sources.get(1)).contains("item.required(\"fn\", user.firstName(), Converters.STRING);");
        assertThat(sources).allSatisfy(source -> assertThat(source).doesNotContain(" + ", "->", "::"));
    }
}
