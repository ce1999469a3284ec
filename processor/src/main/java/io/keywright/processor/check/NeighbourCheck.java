package io.keywright.processor.check;

import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Component;
import io.keywright.schema.Formats;
import io.keywright.schema.KeyFormat;
import io.keywright.schema.KeyTemplate.Literal;
import io.keywright.schema.KeyTemplate.Placeholder;
import io.keywright.schema.KeyTemplate.Segment;
import io.keywright.schema.PropertyType;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where one value ends and the next begins can be told from the key: between two placeholders stands the delimiter,
 * unless the left one has a fixed width or an alphabet that cannot hold what follows it. A value that may hold the
 * delimiter itself comes last. Without this, two different items could have one key.
 */
final class NeighbourCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        for (TemplateUse use : TemplateUse.of(table)) {
            if (use.sound()) {
                check(table, use, problems);
            }
        }
        return problems;
    }

    private static void check(Table table, TemplateUse use, List<Problem> problems) {
        List<Segment> segments = use.template().segments();
        List<Placeholder> placeholders = use.template().placeholders();
        int next = 0;
        for (int i = 0; i < segments.size(); i++) {
            if (!(segments.get(i) instanceof Placeholder left)) {
                continue;
            }
            next++;
            if (next == placeholders.size()) {
                return;
            }
            Placeholder right = placeholders.get(next);
            String between = segments.get(i + 1) instanceof Literal literal ? literal.text() : "";
            Optional<Component> component = Components.of(table, use, left);
            if (component.isEmpty()) {
                continue;
            }
            if (component.get().format().kind() == KeyFormat.Kind.REST) {
                problems.add(rest(use, left, right));
            } else if (DelimiterCheck.isLegal(table.delimiter())
                    && !isSeparated(component.get(), between, table.delimiter())) {
                problems.add(ambiguous(table, use, left, right, between));
            }
        }
    }

    private static boolean isSeparated(Component left, String between, String delimiter) {
        if (between.contains(delimiter)) {
            return true;
        }
        PropertyType type = left.property().type();
        if (Formats.fixedWidth(left.format(), type).isPresent()) {
            return true;
        }
        return !between.isEmpty() && !Formats.canContain(left.format(), type, delimiter, between.codePointAt(0));
    }

    private static Problem rest(TemplateUse use, Placeholder left, Placeholder right) {
        return use.problem(
                Rule.REST_NOT_LAST,
                left.source() + " in " + use.place()
                        + " must be the last placeholder, since it may hold the delimiter: "
                        + use.quoted() + ". Move it behind " + right.source() + ", or write {" + left.path()
                        + ":escaped}, which writes the delimiter otherwise, or {" + left.path()
                        + "}, which refuses values that hold it.");
    }

    private static Problem ambiguous(
            Table table, TemplateUse use, Placeholder left, Placeholder right, String between) {
        String delimiter = table.delimiter();
        String gap = between.isEmpty() ? "nothing" : Wording.quoted(between);
        return use.problem(
                Rule.AMBIGUOUS_NEIGHBOURS,
                left.source() + " and " + right.source() + " in " + use.place() + " must have the delimiter "
                        + Wording.quoted(delimiter) + " between them, not " + gap
                        + ", or two different items could have one key: " + use.quoted() + ". Write "
                        + Wording.quoted(left.source() + separator(between, delimiter) + right.source()) + ".");
    }

    /** A literal without a letter or digit was meant as a delimiter, which another shall be in its place. */
    private static String separator(String between, String delimiter) {
        return between.codePoints().anyMatch(Character::isLetterOrDigit) ? between + delimiter : delimiter;
    }
}
