package io.keywright.processor.check;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Construction;
import io.keywright.schema.Property;
import io.keywright.schema.Structure;
import io.keywright.schema.Surrogates;
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
        if (structure.construction() instanceof Construction.Sealed sealed && !isLegal(sealed.tagAttribute())) {
            problems.add(problem(
                    "The attribute of the tag of " + Wording.name(structure.javaType()),
                    sealed.tagAttribute(),
                    Locator.ofAnnotation(table.type(), structure.javaType(), "Document", -1, "tagAttribute")));
        }
        for (Property property : structure.properties()) {
            if (!isLegal(property.attribute())) {
                problems.add(problem(
                        "@Attribute on " + Wording.name(structure.javaType()) + "." + property.name(),
                        property.attribute(),
                        Places.attribute(table, structure, property)));
            }
            for (String former : property.evolution().formerly()) {
                if (!isLegal(former)) {
                    problems.add(problem(
                            "A former name of @Attribute on " + Wording.name(structure.javaType()) + "."
                                    + property.name(),
                            former,
                            Places.formerly(table, structure, property)));
                }
            }
        }
    }

    private static Problem problem(String subject, String name, Locator at) {
        if (!Surrogates.arePaired(name)) {
            return new Problem(
                    Rule.INVALID_ATTRIBUTE_NAME,
                    subject
                            + " may not hold half of a surrogate pair, which cannot be stored. Write the whole character.",
                    at);
        }
        String rule = name.isBlank() && !name.isEmpty() ? " may not be blank: " : " must be 1 to 255 bytes long: ";
        return new Problem(
                Rule.INVALID_ATTRIBUTE_NAME,
                subject + rule + Wording.quoted(name) + ". Write a short name, or leave it out.",
                at);
    }

    private static boolean isLegal(String name) {
        int bytes = name.getBytes(StandardCharsets.UTF_8).length;
        return !name.isBlank() && bytes <= MOST_BYTES && Surrogates.arePaired(name);
    }
}
