package io.keywright.processor.check;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Collisions;
import io.keywright.schema.Collisions.Collision;
import io.keywright.schema.Collisions.EntityAndGuard;
import io.keywright.schema.Collisions.GuardCollision;
import io.keywright.schema.Collisions.TwoGuards;
import io.keywright.schema.Entity;
import io.keywright.schema.Guard;
import io.keywright.schema.KeyTemplate;
import io.keywright.schema.Table;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** No two entities, guards included, have primary keys that can be equal: the later item would replace the earlier. */
final class CollisionCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        if (!DelimiterCheck.isLegal(table.delimiter())) {
            return List.of();
        }
        return Stream.concat(
                        Collisions.of(table).stream().map(collision -> problem(table, collision)),
                        Collisions.ofGuards(table).stream().map(collision -> problem(table, collision)))
                .toList();
    }

    private static Problem problem(Table table, Collision collision) {
        Entity entity = collision.second();
        return new Problem(
                Rule.KEY_COLLISION,
                "@Key on " + described(entity) + " may not give keys that "
                        + Wording.simple(collision.first().javaType()) + " with " + template(collision.first())
                        + " can have too: " + Wording.quoted(collision.key())
                        + ". Write another literal in one of them, such as " + literal(table, entity) + ".",
                place(table, entity));
    }

    private static Problem problem(Table table, GuardCollision collision) {
        return collision instanceof TwoGuards guards
                ? problem(table, guards)
                : problem(table, (EntityAndGuard) collision);
    }

    private static Problem problem(Table table, EntityAndGuard collision) {
        Entity entity = collision.entity();
        return new Problem(
                Rule.KEY_COLLISION,
                "@Key on " + described(entity) + " may not give keys that a guard of "
                        + guarded(table, collision.guard())
                        + " can have too: " + Wording.quoted(collision.key()) + ". Write another literal in it,"
                        + " such as " + literal(table, entity) + ".",
                place(table, entity));
    }

    private static Problem problem(Table table, TwoGuards collision) {
        Guard guard = collision.guard();
        return new Problem(
                Rule.KEY_COLLISION,
                Wording.name(guard.entity().javaType()) + " may not have guards, "
                        + Wording.quoted(guard.template(table.delimiter())) + ", with keys that those of "
                        + guarded(table, collision.other()) + " can have too: " + Wording.quoted(collision.key())
                        + ". Write @Entity(type = …) without " + Wording.quoted(table.delimiter()) + ".",
                Places.entity(table, guard.entity(), "type"));
    }

    /** {@code @Unique on Customer.email, "UNIQUE#Customer#email#<sha256 of email>",}. */
    private static String guarded(Table table, Guard guard) {
        return "@Unique on " + Wording.simple(guard.entity().javaType()) + "."
                + guard.property().name() + ", " + Wording.quoted(guard.template(table.delimiter())) + ",";
    }

    private static String described(Entity entity) {
        return Wording.name(entity.javaType()) + " with " + template(entity);
    }

    private static String template(Entity entity) {
        KeyTemplate sk = entity.key().sk();
        return Wording.quoted(entity.key().pk().text() + (sk == null ? "" : " / " + sk.text()));
    }

    private static String literal(Table table, Entity entity) {
        return Wording.quoted(entity.javaType().simpleName().toUpperCase(Locale.ROOT) + table.delimiter() + "…");
    }

    private static Locator place(Table table, Entity entity) {
        return Locator.ofAnnotation(table.type(), entity.javaType(), "Key", -1, "pk");
    }
}
