package io.keywright.processor.check;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType.SetType;
import io.keywright.schema.Structure;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A set of DynamoDB's own is never empty, so that a property could not tell its empty set from none. */
final class NullableSetCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        Stream.concat(table.entities().stream(), table.documents().stream())
                .forEach(structure -> structure.properties().stream()
                        .filter(property ->
                                property.optional() && property.type() instanceof SetType set && set.isNative())
                        .forEach(property -> problems.add(problem(table, structure, property))));
        return problems;
    }

    private static Problem problem(Table table, Structure structure, Property property) {
        return new Problem(
                Rule.NULLABLE_SET,
                "The property " + property.name() + " of " + Wording.name(structure.javaType())
                        + " may not be absent, since DynamoDB has no empty sets and an empty one would be read as none: "
                        + Wording.quoted(Wording.type(property))
                        + ". Let it be empty instead of absent, or write @Attribute(asList = true).",
                Locator.ofProperty(table.type(), structure.javaType(), property.name()));
    }
}
