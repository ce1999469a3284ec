package io.keywright.processor.check;

import io.keywright.processor.check.MarkUse.Mark;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Entity;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.PropertyType.Unmappable;
import io.keywright.schema.ScalarKind;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;

/** An item says once when it was first written and once when it was last written, as instants. */
final class TimeOfWritingCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        for (Entity entity : table.entities()) {
            problems.addAll(check(MarkUse.of(table, entity, Mark.CREATED_AT), "first"));
            problems.addAll(check(MarkUse.of(table, entity, Mark.UPDATED_AT), "last"));
        }
        return problems;
    }

    private static List<Problem> check(List<MarkUse> uses, String which) {
        List<Problem> problems = new ArrayList<>();
        for (MarkUse use : uses) {
            Property property = use.property();
            if (!use.equals(uses.get(0))) {
                problems.add(use.problem(
                        Rule.INVALID_TIME_OF_WRITING,
                        use.place() + " may not be a second time of the " + which + " write beside "
                                + Wording.quoted(uses.get(0).property().name()) + ": "
                                + Wording.quoted(property.name()) + ". Keep one of them."));
            }
            if (!isTime(property)) {
                problems.add(use.problem(
                        Rule.INVALID_TIME_OF_WRITING,
                        use.place() + " must be an Instant: " + Wording.quoted(Wording.type(property))
                                + ". Write Instant " + property.name() + "."));
            }
        }
        return problems;
    }

    private static boolean isTime(Property property) {
        return property.type().stored() instanceof Unmappable
                || (property.type() instanceof Scalar scalar && scalar.kind() == ScalarKind.INSTANT);
    }
}
