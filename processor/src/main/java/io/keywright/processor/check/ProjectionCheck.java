package io.keywright.processor.check;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.processor.problem.Suggestion;
import io.keywright.schema.Index;
import io.keywright.schema.Index.Projection;
import io.keywright.schema.ProjectedAttributes;
import io.keywright.schema.Property;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** An index includes properties that its entities have, and no more of them than DynamoDB takes. */
final class ProjectionCheck implements Check {

    private static final int MOST_IN_INDEX = 20;
    private static final int MOST_IN_TABLE = 100;

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        int inTable = 0;
        for (Index index : table.indexes()) {
            if (index.projection() == Projection.ALL) {
                checkUnused(table, index, problems);
                continue;
            }
            if (index.projection() == Projection.INCLUDE) {
                checkNames(table, index, problems);
            } else {
                checkUnused(table, index, problems);
            }
            // What an index holds beside its keys counts, and the type attribute is always among that.
            int inIndex = ProjectedAttributes.of(table, index).size();
            int before = inTable;
            inTable += inIndex;
            if (inIndex > MOST_IN_INDEX) {
                problems.add(
                        tooMany(table, index, "may not include more than " + MOST_IN_INDEX + " attributes", inIndex));
            } else if (before <= MOST_IN_TABLE && inTable > MOST_IN_TABLE) {
                problems.add(tooMany(
                        table,
                        index,
                        "may not bring the attributes that the indexes of " + Wording.simple(table.type())
                                + " include over " + MOST_IN_TABLE,
                        inTable));
            }
        }
        return problems;
    }

    private static void checkNames(Table table, Index index, List<Problem> problems) {
        List<Property> properties = new ArrayList<>();
        table.entities().stream()
                .filter(entity -> entity.indexKey(index.number(), index.local()).isPresent())
                .flatMap(entity -> entity.properties().stream())
                .forEach(properties::add);
        Set<String> known = new TreeSet<>();
        properties.forEach(property -> known.add(property.name()));
        for (String name : index.include()) {
            if (!known.contains(name)) {
                String suggestion = Suggestion.didYouMean(name, known);
                problems.add(problem(
                        Rule.UNKNOWN_INCLUDE,
                        table,
                        index,
                        "must name properties of entities that are in the index: " + Wording.quoted(name) + "."
                                + StoredNames.property(name, properties)
                                        .map(stored -> StoredNames.clause(stored) + Wording.quoted(stored) + ".")
                                        .orElse(
                                                suggestion.isEmpty()
                                                        ? " They have " + Wording.quotedList(known) + "."
                                                        : suggestion)));
            }
        }
    }

    private static void checkUnused(Table table, Index index, List<Problem> problems) {
        if (!index.include().isEmpty()) {
            problems.add(problem(
                    Rule.UNKNOWN_INCLUDE,
                    table,
                    index,
                    "must be left out under projection " + index.projection() + ": "
                            + Wording.quotedList(index.include()) + ". Write projection = Projected.INCLUDE, or take"
                            + " it out."));
        }
    }

    private static Problem tooMany(Table table, Index index, String what, int count) {
        return problem(
                Rule.TOO_MANY_INCLUDED,
                table,
                index,
                what + ", the type attribute counted, DynamoDB's limit: " + Wording.quoted(Integer.toString(count))
                        + ". Include fewer, or write projection = Projected.ALL.");
    }

    private static Problem problem(Rule rule, Table table, Index index, String rest) {
        String annotation = "@Index(number = " + index.number() + (index.local() ? ", local = true)" : ")");
        return new Problem(
                rule,
                "include of " + annotation + " on " + Wording.name(table.type()) + " " + rest,
                Locator.ofIndex(table.type(), index.number(), index.local(), "include"));
    }
}
