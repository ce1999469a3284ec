package io.keywright.processor.check;

import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Component;
import io.keywright.schema.Entity;
import io.keywright.schema.Formats;
import io.keywright.schema.KeyFormat;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.ScalarKind;
import io.keywright.schema.Table;
import io.keywright.schema.Unique;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is unique in one case is looked up in the same. Else a value that is taken is not found, or two owners are found
 * under one key.
 */
final class FoldingCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        for (Entity entity : table.entities()) {
            for (MarkUse mark : MarkUse.of(table, entity, MarkUse.Mark.UNIQUE)) {
                Optional<KeyFormat.Kind> wanted = folding(mark.property());
                if (wanted.isPresent()) {
                    TemplateUse.of(table, entity).stream()
                            .flatMap(use -> Components.of(table, use).stream()
                                    .filter(component -> isOther(component, mark.property(), wanted.get()))
                                    .map(component -> problem(use, component, mark)))
                            .forEach(problems::add);
                }
            }
        }
        return problems;
    }

    /** The case in which values are compared; empty where there is none, or the format is at fault. */
    private static Optional<KeyFormat.Kind> folding(Property property) {
        Unique unique = property.marks().unique();
        boolean text = property.type().stored() instanceof Scalar scalar && scalar.kind() == ScalarKind.STRING;
        if (unique == null || !text) {
            return Optional.empty();
        }
        return unique.format().isEmpty()
                ? Optional.of(KeyFormat.Kind.AS_IS)
                : Formats.find(unique.format(), property.type()).map(format -> folding(format.kind()));
    }

    private static KeyFormat.Kind folding(KeyFormat.Kind kind) {
        return kind == KeyFormat.Kind.LOWER || kind == KeyFormat.Kind.UPPER ? kind : KeyFormat.Kind.AS_IS;
    }

    private static boolean isOther(Component component, Property property, KeyFormat.Kind wanted) {
        // A shard finds nobody by the property: it is told exactly, or not at all.
        return component.format().kind() != KeyFormat.Kind.SHARD
                && component.placeholder().path().equals(property.name())
                && folding(component.format().kind()) != wanted;
    }

    private static Problem problem(TemplateUse use, Component component, MarkUse mark) {
        Unique unique = mark.property().marks().unique();
        String format = unique == null ? "" : unique.format();
        String name = mark.property().name();
        String right = format.isEmpty() ? "{" + name + "}" : "{" + name + ":" + format + "}";
        String other = component.placeholder().format();
        String alternative = other.equals("lower") || other.equals("upper")
                ? "@Unique(format = " + Wording.quoted(other) + ")"
                : "@Unique without a format";
        return use.problem(
                Rule.MIXED_FOLDING,
                component.placeholder().source() + " in " + use.place()
                        + " may not write in another case what is unique as " + right + ": " + use.quoted()
                        + ". Write " + right + ", or " + alternative + " on " + name + ".");
    }
}
