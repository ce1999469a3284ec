package io.keywright.processor.check;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Index;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;

/** A table has at most five local indexes, none where it has no sort key, and each only if that is meant. */
final class LocalIndexCheck implements Check {

    private static final int MOST = 5;

    @Override
    public List<Problem> check(Table table) {
        List<Index> local = table.indexes().stream().filter(Index::local).toList();
        List<Problem> problems = new ArrayList<>();
        for (int i = 0; i < local.size(); i++) {
            Index index = local.get(i);
            Locator at = place(table, index);
            String subject = Wording.name(table.type());
            if (table.sortKey() == null) {
                problems.add(new Problem(
                        Rule.LOCAL_INDEX_WITHOUT_SORT_KEY,
                        subject + " cannot have a local index without a sort key of its own: \"@Lsi(index = "
                                + index.number() + ")\". Give every entity a sk in @Key, or write @Gsi.",
                        at));
            } else if (i >= MOST) {
                problems.add(new Problem(
                        Rule.TOO_MANY_LOCAL_INDEXES,
                        subject + " may not have more than " + MOST + " local indexes, DynamoDB's limit: \"@Lsi(index"
                                + " = " + index.number() + ")\" is number " + (i + 1) + ". Write @Gsi.",
                        at));
            } else {
                problems.add(new Problem(
                        Rule.LOCAL_INDEX,
                        subject
                                + " should not have a local index without need, since it holds each partition to 10 GB and"
                                + " cannot be added to a table that exists: \"@Lsi(index = " + index.number()
                                + ")\". Write @Gsi, or @Allow(\"" + Rule.LOCAL_INDEX.tag() + "\") if that is meant.",
                        at));
            }
        }
        return problems;
    }

    private static Locator place(Table table, Index index) {
        return table.entities().stream()
                .filter(entity -> entity.indexKey(index.number(), true).isPresent())
                .findFirst()
                .map(entity -> Locator.ofAnnotation(table.type(), entity.javaType(), "Lsi", index.number(), "index"))
                .orElseGet(() -> Locator.ofIndex(table.type(), index.number(), true, null));
    }
}
