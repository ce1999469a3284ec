package io.keywright.processor.check;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Entity;
import io.keywright.schema.IndexKey;
import io.keywright.schema.Sharing;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;

/**
 * A query for one entity reads that entity's items only. What else lies in its range is filtered out after it has been
 * read, paid for, and counted toward the page.
 */
final class MixedQueryCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        for (Entity entity : table.entities()) {
            if (!TemplateUse.of(table, entity).stream().allMatch(TemplateUse::sound)) {
                continue;
            }
            String primary = entity.key().queryName();
            if (primary != null) {
                check(table, entity, "Key", -1, primary, problems);
            }
            for (IndexKey key : entity.indexKeys()) {
                check(table, entity, TemplateUse.annotation(key), key.index(), key.queryName(), problems);
            }
        }
        return problems;
    }

    private static void check(
            Table table, Entity entity, String annotation, int index, String query, List<Problem> problems) {
        List<String> others = Sharing.others(table, entity, query).stream()
                .map(other -> Wording.simple(other.javaType()))
                .toList();
        if (!others.isEmpty()) {
            problems.add(new Problem(
                    Rule.MIXED_QUERY,
                    "The query of " + TemplateUse.annotationText(annotation, index) + " on "
                            + Wording.name(entity.javaType()) + " should read no items of " + Wording.listed(others)
                            + ", which it pays for and then drops: " + Wording.quoted(query)
                            + ". Let its sort key start with a literal of its own, such as "
                            + Wording.quoted(entity.javaType().simpleName().toUpperCase(java.util.Locale.ROOT)
                                    + table.delimiter())
                            + ", or write @Allow(\"" + Rule.MIXED_QUERY.tag() + "\").",
                    Locator.ofAnnotation(table.type(), entity.javaType(), annotation, index, "name")));
        }
    }
}
