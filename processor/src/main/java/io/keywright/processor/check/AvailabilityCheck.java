package io.keywright.processor.check;

import io.keywright.processor.check.MarkUse.Mark;
import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Entity;
import io.keywright.schema.Property;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;

/** Promises that generated code does not keep yet: what is not kept may not be made. */
final class AvailabilityCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        for (Entity entity : table.entities()) {
            MarkUse.of(table, entity).forEach(use -> problems.add(problem(table, use)));
        }
        String timeToLive = table.timeToLive();
        boolean marked =
                table.entities().stream().anyMatch(entity -> entity.timeToLive().isPresent());
        if (timeToLive != null && !timeToLive.isBlank() && !marked) {
            problems.add(new Problem(
                    Rule.NOT_AVAILABLE_YET,
                    "timeToLive of @Table on " + Wording.name(table.type())
                            + " cannot be used yet, since nothing generated sets up a time to live: "
                            + Wording.quoted(timeToLive) + ". Remove it; until then do " + enable(timeToLive) + ".",
                    Locator.ofTable(table.type(), "timeToLive")));
        }
        return problems;
    }

    private static Problem problem(Table table, MarkUse use) {
        return use.problem(
                Rule.NOT_AVAILABLE_YET,
                use.place() + " cannot be used yet, since nothing generated " + lacking(use.mark()) + ": "
                        + Wording.quoted(use.annotation()) + ". Remove it; until then "
                        + instead(table, use) + ".");
    }

    private static String lacking(Mark mark) {
        return switch (mark) {
            case VERSION -> "counts or compares versions";
            case IMMUTABLE -> "refuses a change";
            case TIME_TO_LIVE -> "writes a time to live";
            case UNIQUE -> "writes guards";
            case CREATED_AT, UPDATED_AT -> "sets times";
        };
    }

    private static String instead(Table table, MarkUse use) {
        return switch (use.mark()) {
            case VERSION -> "count in a plain property, and add the condition to the request that toRequest() gives";
            case IMMUTABLE -> "write such items with create alone";
            case TIME_TO_LIVE -> epochSeconds(table, use.property());
            case CREATED_AT, UPDATED_AT -> "set a plain property";
            case UNIQUE -> "make the value the primary key of an entity of its own, and create that before the owner";
        };
    }

    /** The table's attribute is of no use to a plain property as long as the table keeps it for a time to live. */
    private static String epochSeconds(Table table, Property property) {
        String timeToLive = table.timeToLive();
        String attribute = isKey(table, property.attribute()) ? property.name() : property.attribute();
        String alias = attribute.equals(property.name()) ? "" : "@Attribute(" + Wording.quoted(attribute) + ") ";
        return "write " + alias + "long " + property.name() + " and set it in epoch seconds, "
                + (timeToLive == null ? "" : "take timeToLive out of @Table, ") + "and do " + enable(attribute);
    }

    private static boolean isKey(Table table, String attribute) {
        return KeyAttribute.of(table).stream()
                .anyMatch(key ->
                        key.name().equals(attribute) && !key.at().equals(Locator.ofTable(table.type(), "timeToLive")));
    }

    private static String enable(String attribute) {
        return "aws dynamodb update-time-to-live with AttributeName=" + attribute;
    }
}
