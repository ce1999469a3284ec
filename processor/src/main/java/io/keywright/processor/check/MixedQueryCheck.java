package io.keywright.processor.check;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Collection;
import io.keywright.schema.Entity;
import io.keywright.schema.IndexKey;
import io.keywright.schema.KeyTemplate;
import io.keywright.schema.Sharing;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A query for one entity reads that entity's items only. What else lies in its range is filtered out after it has been
 * read, paid for, and counted toward the page.
 */
final class MixedQueryCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        Set<String> told = new HashSet<>();
        for (Entity entity : table.entities()) {
            if (!TemplateUse.of(table, entity).stream().allMatch(TemplateUse::sound)) {
                continue;
            }
            String primary = entity.key().queryName();
            if (primary != null) {
                check(table, entity, "Key", -1, primary, told, problems);
            }
            for (IndexKey key : entity.indexKeys()) {
                check(table, entity, TemplateUse.annotation(key), key.index(), key.queryName(), told, problems);
            }
        }
        return problems;
    }

    private static void check(
            Table table,
            Entity entity,
            String annotation,
            int index,
            String query,
            Set<String> told,
            List<Problem> problems) {
        List<Entity> others = Sharing.others(table, entity, query);
        boolean local = annotation.equals("Lsi");
        if (others.isEmpty() || (!local && isCollection(table, entity, others, Math.max(index, 0)))) {
            return;
        }
        // Two queries that read each other's items have one cause and one remedy, so the first speaks for both.
        long fresh = others.stream()
                .filter(other -> told.add(annotation + index + " " + pair(entity, other)))
                .count();
        if (fresh > 0) {
            problems.add(problem(table, entity, annotation, index, query, others));
        }
    }

    /** Whether the design says that these entities are read together. */
    private static boolean isCollection(Table table, Entity entity, List<Entity> others, int index) {
        return table.collections().stream()
                .filter(collection -> collection.index() == index)
                .map(Collection::members)
                .anyMatch(members -> members.contains(entity.javaType())
                        && others.stream().map(Entity::javaType).allMatch(members::contains));
    }

    private static String pair(Entity entity, Entity other) {
        return Stream.of(entity, other)
                .map(one -> Wording.name(one.javaType()))
                .sorted()
                .collect(Collectors.joining(" "));
    }

    private static boolean startsWithLiteral(Entity entity, String annotation, int index) {
        KeyTemplate sk = index < 0
                ? entity.key().sk()
                : entity.indexKey(index, annotation.equals("Lsi"))
                        .map(IndexKey::sk)
                        .orElse(null);
        return sk != null && !sk.leadingLiteral().isEmpty();
    }

    private static Problem problem(
            Table table, Entity entity, String annotation, int index, String query, List<Entity> others) {
        List<String> names =
                others.stream().map(other -> Wording.simple(other.javaType())).toList();
        List<Entity> bare = others.stream()
                .filter(other -> !startsWithLiteral(other, annotation, index))
                .toList();
        // What has a literal of its own is in order; what has none can lie anywhere, so that one has to change.
        boolean theirs = startsWithLiteral(entity, annotation, index) && !bare.isEmpty();
        Entity changed = theirs ? bare.get(0) : entity;
        String whose = theirs ? "the sort key of " + Wording.simple(changed.javaType()) : "its sort key";
        String literal = changed.javaType().simpleName().toUpperCase(Locale.ROOT) + table.delimiter() + "…";
        return new Problem(
                Rule.MIXED_QUERY,
                "The query " + Wording.quoted(query) + " of " + TemplateUse.annotationText(annotation, index) + " on "
                        + Wording.name(entity.javaType()) + " reads items of " + Wording.listed(names)
                        + " as well, since their keys lie in its range. It pays for them and drops them, so pages come"
                        + " back shorter. Let " + whose + " start with a literal of its own, such as sk = "
                        + Wording.quoted(literal) + ", list them together in an @ItemCollection, or write @Allow(\""
                        + Rule.MIXED_QUERY.tag() + "\").",
                Locator.ofAnnotation(table.type(), entity.javaType(), annotation, index, "name"));
    }
}
