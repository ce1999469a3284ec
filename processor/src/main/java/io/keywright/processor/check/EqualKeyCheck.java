package io.keywright.processor.check;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Entity;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** No two entities have primary keys of one shape: the later item would replace the earlier. */
final class EqualKeyCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        Map<PrimaryShape, Entity> byShape = new LinkedHashMap<>();
        for (Entity entity : table.entities()) {
            shape(table, entity).ifPresent(shape -> {
                Entity other = byShape.putIfAbsent(shape, entity);
                if (other != null) {
                    problems.add(problem(table, entity, other, shape));
                }
            });
        }
        return problems;
    }

    private static Optional<PrimaryShape> shape(Table table, Entity entity) {
        if (entity.key().pk().text().isEmpty()) {
            return Optional.empty();
        }
        Optional<KeyShape> partition = KeyShape.of(table, entity, entity.key().pk());
        Optional<KeyShape> sort = entity.key().sk() == null
                ? Optional.of(new KeyShape(List.of()))
                : KeyShape.of(table, entity, entity.key().sk());
        return partition.isPresent() && sort.isPresent()
                ? Optional.of(new PrimaryShape(partition.get(), sort.get()))
                : Optional.empty();
    }

    private static Problem problem(Table table, Entity entity, Entity other, PrimaryShape shape) {
        String key = shape.sort().parts().isEmpty()
                ? shape.partition().example()
                : shape.partition().example() + " / " + shape.sort().example();
        return new Problem(
                Rule.KEY_COLLISION,
                "@Key on " + Wording.name(entity.javaType()) + " may not give keys that "
                        + Wording.simple(other.javaType()) + " has too: " + Wording.quoted(key)
                        + ". Write another literal in one of them, such as "
                        + Wording.quoted(entity.javaType().simpleName().toUpperCase(java.util.Locale.ROOT)
                                + table.delimiter() + "…")
                        + ".",
                Locator.ofAnnotation(table.type(), entity.javaType(), "Key", -1, "pk"));
    }

    private record PrimaryShape(KeyShape partition, KeyShape sort) {}
}
