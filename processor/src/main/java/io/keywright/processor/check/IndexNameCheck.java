package io.keywright.processor.check;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Index;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Index names are as DynamoDB takes them, and no two indexes of a table have one name. */
final class IndexNameCheck implements Check {

    private static final Pattern LEGAL = Pattern.compile("[a-zA-Z0-9_.-]{3,255}");

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        Map<String, Index> byName = new HashMap<>();
        for (Index index : table.indexes()) {
            Locator at = Locator.ofIndex(table.type(), index.number(), index.local(), "name");
            String subject = "The name of " + KeyAttribute.describe(index) + " of " + Wording.name(table.type());
            if (!LEGAL.matcher(index.name()).matches()) {
                problems.add(new Problem(
                        Rule.INVALID_INDEX_NAME,
                        subject + " must be 3 to 255 characters of a-z, A-Z, 0-9, _, . and -: "
                                + Wording.quoted(index.name()) + ". Write such a name, or leave it out for "
                                + Wording.quoted(unlessSaid(index)) + ".",
                        at));
            }
            Index other = byName.putIfAbsent(index.name(), index);
            if (other != null) {
                problems.add(new Problem(
                        Rule.DUPLICATE_INDEX_NAME,
                        subject + " may not be that of " + KeyAttribute.describe(other) + " too: "
                                + Wording.quoted(index.name()) + ". Write a name of its own, or {n} in the pattern, or"
                                + " leave it out for " + Wording.quoted(unlessSaid(index)) + ".",
                        at));
            }
        }
        return problems;
    }

    private static String unlessSaid(Index index) {
        return (index.local() ? "LSI" : "GSI") + index.number();
    }
}
