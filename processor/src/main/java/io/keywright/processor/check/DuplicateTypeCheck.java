package io.keywright.processor.check;

import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Entity;
import io.keywright.schema.Guard;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The type attribute decides how an item is read, so no two entities write the same text into it. */
final class DuplicateTypeCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        Map<String, Entity> byType = new HashMap<>();
        for (Entity entity : table.entities()) {
            if (entity.type().equals(Guard.PREFIX)) {
                problems.add(guards(table, entity, "type"));
            } else if (entity.formerly().contains(Guard.PREFIX)) {
                problems.add(guards(table, entity, "formerly"));
            }
            Entity other = byType.putIfAbsent(entity.type(), entity);
            if (other != null) {
                problems.add(new Problem(
                        Rule.DUPLICATE_TYPE,
                        entity.javaType() + " may not have the type of " + other.javaType() + ": "
                                + Wording.quoted(entity.type())
                                + ". Write @Entity(type = …) with a text that no other entity of "
                                + Wording.simple(table.type()) + " has.",
                        Places.entity(table, entity, "type")));
            }
        }
        table.entities().forEach(entity -> checkFormer(table, entity, byType, problems));
        return problems;
    }

    /** Of every table, since values that are not unique yet can become so. */
    private static Problem guards(Table table, Entity entity, String member) {
        return new Problem(
                Rule.DUPLICATE_TYPE,
                entity.javaType() + " may not have the type of the guards of @Unique values: "
                        + Wording.quoted(Guard.PREFIX)
                        + ". Repositories, scans and streams pass over such items; write another @Entity(" + member
                        + " = …).",
                Places.entity(table, entity, member));
    }

    /** Former types after all present ones: who has a name now did not have to ask who had it before. */
    private static void checkFormer(Table table, Entity entity, Map<String, Entity> byType, List<Problem> problems) {
        for (String former : entity.formerly()) {
            Entity other = former.equals(Guard.PREFIX) ? null : byType.putIfAbsent(former, entity);
            if (other != null) {
                String owner = other.equals(entity) ? "twice" : "that " + other.javaType() + " has or had";
                problems.add(new Problem(
                        Rule.DUPLICATE_TYPE,
                        entity.javaType() + " may not name a former type " + owner + ": " + Wording.quoted(former)
                                + ". An item of this type could be of either; take it from @Entity(formerly = …).",
                        Places.entity(table, entity, "formerly")));
            }
        }
    }
}
