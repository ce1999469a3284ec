package io.keywright.processor.check;

import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Property;
import io.keywright.schema.Structure;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** No two properties of an entity or document are stored under one name. */
final class DuplicateAttributeCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        Stream.concat(table.entities().stream(), table.documents().stream())
                .forEach(structure -> check(table, structure, problems));
        return problems;
    }

    private static void check(Table table, Structure structure, List<Problem> problems) {
        Map<String, Property> byAttribute = new HashMap<>();
        for (Property property : structure.properties()) {
            Property first = byAttribute.putIfAbsent(property.attribute(), property);
            if (first != null) {
                // Of the two, an alias is what can be changed without touching Java code.
                Property named = Places.isAliased(property) ? property : first;
                Property other = named.equals(property) ? first : property;
                problems.add(new Problem(
                        Rule.DUPLICATE_ATTRIBUTE,
                        "The properties \"" + named.name() + "\" and \"" + other.name() + "\" of "
                                + Wording.name(structure.javaType()) + " may not be stored under one name: "
                                + Wording.quoted(named.attribute())
                                + ". Write @Attribute with another name on one of them.",
                        Places.attribute(table, structure, named)));
            }
        }
        structure.properties().forEach(property -> checkFormer(table, structure, property, byAttribute, problems));
    }

    /** Former names after all present ones, so that the property which names a former one is the one to blame. */
    private static void checkFormer(
            Table table,
            Structure structure,
            Property property,
            Map<String, Property> byAttribute,
            List<Problem> problems) {
        for (String former : property.evolution().formerly()) {
            Property other = byAttribute.putIfAbsent(former, property);
            if (other != null) {
                String owner = other.equals(property)
                        ? "twice, its present one included"
                        : "under which \"" + other.name() + "\" is or was stored";
                problems.add(new Problem(
                        Rule.DUPLICATE_ATTRIBUTE,
                        "The property \"" + property.name() + "\" of " + Wording.name(structure.javaType())
                                + " may not give a former name " + owner + ": " + Wording.quoted(former)
                                + ". Take it from @Attribute(formerly = …).",
                        Places.formerly(table, structure, property)));
            }
        }
    }
}
