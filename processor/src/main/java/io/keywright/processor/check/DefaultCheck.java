package io.keywright.processor.check;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.DefaultValue;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType.Unmappable;
import io.keywright.schema.Structure;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A default is a value of its property, and stands where nothing else says what an absent attribute means. */
final class DefaultCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        Stream.concat(table.entities().stream(), table.documents().stream())
                .forEach(structure -> structure
                        .properties()
                        .forEach(property -> sentence(property)
                                .ifPresent(rest -> problems.add(problem(table, structure, property, rest)))));
        return problems;
    }

    private static Optional<String> sentence(Property property) {
        String text = property.evolution().defaultText();
        if (text == null || property.type().stored() instanceof Unmappable) {
            return Optional.empty();
        }
        String quoted = Wording.quoted(text);
        if (property.optional()) {
            return Optional.of(" may not be given beside @Nullable or an Optional: " + quoted
                    + ". Null is stored as nothing, and would come back as the default; take one of the two away.");
        }
        if (property.marks().version()) {
            return Optional.of(" may not be given to a version: " + quoted
                    + ". An item without one has the version 0; take it away.");
        }
        Optional<String> expected = DefaultValue.expected(property.type());
        if (expected.isEmpty()) {
            return Optional.of(" cannot be given to this type: " + quoted + " as " + Wording.type(property)
                    + ". Take it away, and let the property be @Nullable or an Optional.");
        }
        return DefaultValue.parse(property.type(), text).isPresent()
                ? Optional.empty()
                : Optional.of(" must be " + expected.get() + ": " + quoted + ". Write such a text.");
    }

    private static Problem problem(Table table, Structure structure, Property property, String rest) {
        return new Problem(
                Rule.INVALID_DEFAULT,
                "The default of " + Wording.name(structure.javaType()) + "." + property.name() + " ("
                        + Wording.type(property) + ")" + rest,
                Locator.ofPropertyAnnotation(table.type(), structure.javaType(), property.name(), "Default", "value"));
    }
}
