package io.keywright.processor.check;

import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Entity;
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
        return problems;
    }
}
