package io.keywright.processor.check;

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

/** An entity has one time to live at most, which can be written as a number under the table's one attribute for it. */
final class TimeToLiveCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        for (Entity entity : table.entities()) {
            List<MarkUse> uses = MarkUse.of(table, entity, MarkUse.Mark.TIME_TO_LIVE);
            for (MarkUse use : uses) {
                if (!use.equals(uses.get(0))) {
                    problems.add(use.problem(
                            Rule.INVALID_TIME_TO_LIVE,
                            use.place() + " may not be a second time to live beside "
                                    + Wording.quoted(uses.get(0).property().name()) + ": "
                                    + Wording.quoted(use.property().name()) + ". Keep one of them."));
                } else {
                    checkAttribute(table, entity, use, problems);
                }
                if (!isTime(use.property())) {
                    problems.add(use.problem(
                            Rule.INVALID_TIME_TO_LIVE,
                            use.place() + " must be an Instant, or a long or Long of epoch seconds: "
                                    + Wording.quoted(Wording.type(use.property())) + ". Write Instant "
                                    + use.property().name() + "."));
                }
            }
        }
        return problems;
    }

    private static void checkAttribute(Table table, Entity entity, MarkUse use, List<Problem> problems) {
        Property property = use.property();
        String timeToLive = table.timeToLive();
        if (timeToLive == null) {
            problems.add(use.problem(
                    Rule.INVALID_TIME_TO_LIVE,
                    use.place() + " cannot expire in " + Wording.name(table.type())
                            + ", which has no attribute for a time to live: " + Wording.quoted(use.annotation())
                            + ". Write @Table(timeToLive = \"ttl\")."));
        } else if (!property.attribute().equals(timeToLive)) {
            problems.add(new Problem(
                    Rule.INVALID_TIME_TO_LIVE,
                    use.place() + " must be stored under the one attribute that "
                            + Wording.name(table.type()) + " has for a time to live, "
                            + Wording.quoted(timeToLive) + ": " + Wording.quoted(property.attribute())
                            + ". Take @Attribute away.",
                    Places.alias(table, entity, property)));
        }
    }

    /** An int of seconds ends in 2038, and items with it would then stay for ever. */
    private static boolean isTime(Property property) {
        return property.type().stored() instanceof Unmappable
                || (property.type() instanceof Scalar scalar
                        && (scalar.kind() == ScalarKind.INSTANT || scalar.kind() == ScalarKind.LONG));
    }
}
