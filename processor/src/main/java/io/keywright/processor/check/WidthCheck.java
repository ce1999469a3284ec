package io.keywright.processor.check;

import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Component;
import io.keywright.schema.KeyFormat;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;

/** A number in a sort key has a width, since text sorts 10 before 2. */
final class WidthCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        for (TemplateUse use : TemplateUse.of(table)) {
            if (!use.sort()) {
                continue;
            }
            for (Component component : Components.of(table, use)) {
                if (component.format().kind() == KeyFormat.Kind.PLAIN) {
                    problems.add(problem(use, component));
                }
            }
        }
        return problems;
    }

    private static Problem problem(TemplateUse use, Component component) {
        String path = component.placeholder().path();
        return use.problem(
                Rule.MISSING_WIDTH,
                component.placeholder().source() + " in " + use.place() + " must have a width, since text sorts 10"
                        + " before 2: " + use.quoted() + ". Write {" + path + ":" + digits(component)
                        + "}, or as many digits as its largest value will ever have.");
    }

    private static int digits(Component component) {
        if (!(component.property().type().stored() instanceof Scalar scalar)) {
            return 8;
        }
        return switch (scalar.kind()) {
            case BYTE -> 3;
            case SHORT -> 5;
            case INT -> 10;
            case LONG -> 19;
            default -> 38;
        };
    }
}
