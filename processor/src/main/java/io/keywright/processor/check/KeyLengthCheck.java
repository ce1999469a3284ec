package io.keywright.processor.check;

import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Component;
import io.keywright.schema.Formats;
import io.keywright.schema.KeyTemplate.Literal;
import io.keywright.schema.KeyTemplate.Segment;
import io.keywright.schema.Table;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A key has room in DynamoDB, if only with the shortest of its values. */
final class KeyLengthCheck implements Check {

    private static final int MOST_PARTITION_BYTES = 2048;
    private static final int MOST_SORT_BYTES = 1024;
    private static final int SHOWN = 40;

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        for (TemplateUse use : TemplateUse.of(table)) {
            int most = use.sort() ? MOST_SORT_BYTES : MOST_PARTITION_BYTES;
            int least = leastBytes(table, use);
            if (least > most) {
                problems.add(use.problem(
                        Rule.KEY_TOO_LONG,
                        use.place() + " cannot give keys of more than " + grouped(most) + " bytes, and gives none of"
                                + " less than " + grouped(least) + ": " + Wording.quoted(shortened(use))
                                + ". Write shorter literals."));
            }
        }
        return problems;
    }

    /** What has a fault counts nothing. */
    private static int leastBytes(Table table, TemplateUse use) {
        if (!use.sound()) {
            return 0;
        }
        int bytes = 0;
        for (Segment segment : use.template().segments()) {
            if (segment instanceof Literal literal) {
                bytes += literal.text().getBytes(StandardCharsets.UTF_8).length;
            } else {
                Optional<Component> component = Components.of(table, use, segment);
                bytes += component
                        .map(found -> Formats.leastBytes(
                                found.format(), found.property().type()))
                        .orElse(0);
            }
        }
        return bytes;
    }

    private static String grouped(int number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    private static String shortened(TemplateUse use) {
        String text = use.template().text();
        return text.codePointCount(0, text.length()) <= SHOWN
                ? text
                : text.substring(0, text.offsetByCodePoints(0, SHOWN)) + "…";
    }
}
