package io.keywright.processor.check;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Collisions;
import io.keywright.schema.Collisions.Collision;
import io.keywright.schema.Entity;
import io.keywright.schema.Table;
import java.util.List;
import java.util.Locale;

/** No two entities have primary keys that can be equal: the later item would replace the earlier. */
final class CollisionCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        if (!DelimiterCheck.isLegal(table.delimiter())) {
            return List.of();
        }
        return Collisions.of(table).stream()
                .map(collision -> problem(table, collision))
                .toList();
    }

    private static Problem problem(Table table, Collision collision) {
        Entity entity = collision.second();
        String literal = entity.javaType().simpleName().toUpperCase(Locale.ROOT) + table.delimiter() + "…";
        return new Problem(
                Rule.KEY_COLLISION,
                "@Key on " + Wording.name(entity.javaType()) + " may not give keys that "
                        + Wording.simple(collision.first().javaType()) + " can have too: "
                        + Wording.quoted(collision.key()) + ". Write another literal in one of them, such as "
                        + Wording.quoted(literal) + ".",
                Locator.ofAnnotation(table.type(), entity.javaType(), "Key", -1, "pk"));
    }
}
