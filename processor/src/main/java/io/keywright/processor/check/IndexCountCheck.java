package io.keywright.processor.check;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Index;
import io.keywright.schema.Table;
import java.util.List;

/** A table has at most twenty global indexes, unless its account's quota has been raised. */
final class IndexCountCheck implements Check {

    private static final int QUOTA = 20;

    @Override
    public List<Problem> check(Table table) {
        long count = table.indexes().stream().filter(index -> !index.local()).count();
        if (count <= QUOTA) {
            return List.of();
        }
        Index first = table.indexes().get(QUOTA);
        return List.of(new Problem(
                Rule.TOO_MANY_INDEXES,
                Wording.name(table.type()) + " should not have more than " + QUOTA
                        + " global indexes, DynamoDB's quota unless it has been raised: \"" + count
                        + "\". Let entities share indexes from " + KeyAttribute.describe(first)
                        + " on, or raise the quota and write @Allow(\"" + Rule.TOO_MANY_INDEXES.tag() + "\").",
                Locator.ofTable(table.type(), "entities")));
    }
}
