package io.keywright.processor.check;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Property;
import io.keywright.schema.Structure;
import io.keywright.schema.Table;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Attribute names are as DynamoDB takes them: 1 to 255 bytes of UTF-8, and not blank, which nobody means. Only key attributes are held to that by the
 * service, others may be longer; one bound for all lets every property become part of an index's projection.
 */
final class AttributeNameCheck implements Check {

    private static final int MOST_BYTES = 255;

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        for (KeyAttribute attribute : KeyAttribute.of(table)) {
            if (!isLegal(attribute.name())) {
                String subject = "The attribute of " + attribute.owner() + " " + Wording.name(table.type());
                problems.add(problem(subject, attribute.name(), attribute.at()));
            }
        }
        Stream.concat(table.entities().stream(), table.documents().stream())
                .forEach(structure -> check(table, structure, problems));
        return problems;
    }

    private static void check(Table table, Structure structure, List<Problem> problems) {
        for (Property property : structure.properties()) {
            if (!isLegal(property.attribute())) {
                problems.add(problem(
                        "@Attribute on " + Wording.name(structure.javaType()) + "." + property.name(),
                        property.attribute(),
                        Places.attribute(table, structure, property)));
            }
        }
    }

    private static Problem problem(String subject, String name, Locator at) {
        String rule = name.isBlank() && !name.isEmpty() ? " may not be blank: " : " must be 1 to 255 bytes long: ";
        return new Problem(
                Rule.INVALID_ATTRIBUTE_NAME,
                subject + rule + Wording.quoted(name) + ". Write a short name, or leave it out.",
                at);
    }

    private static boolean isLegal(String name) {
        int bytes = name.getBytes(StandardCharsets.UTF_8).length;
        return !name.isBlank() && bytes <= MOST_BYTES;
    }
}
