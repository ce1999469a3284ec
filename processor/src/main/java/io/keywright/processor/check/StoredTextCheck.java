package io.keywright.processor.check;

import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Component;
import io.keywright.schema.PropertyType.EnumConstant;
import io.keywright.schema.PropertyType.EnumType;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;

/** A key is written by the present text of a constant, and would not find what was written by a former one. */
final class StoredTextCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        for (TemplateUse use : TemplateUse.of(table)) {
            for (Component component : Components.of(table, use)) {
                if (component.property().type().stored() instanceof EnumType type) {
                    type.constants().stream()
                            .filter(constant -> !constant.formerly().isEmpty())
                            .findFirst()
                            .ifPresent(constant -> problems.add(problem(use, component, type, constant)));
                }
            }
        }
        return problems;
    }

    private static Problem problem(TemplateUse use, Component component, EnumType type, EnumConstant constant) {
        String former = Wording.quoted(constant.formerly().get(0));
        String remedy = constant.text() == null
                ? "Give the constant that text by @Stored"
                : "Keep that text in place of " + Wording.quoted(constant.text());
        return use.problem(
                Rule.INVALID_STORED_TEXT,
                component.placeholder().source() + " in " + use.place()
                        + " may not take an enum with former texts, since keys that hold them would not be found: "
                        + former + " of " + Wording.name(type.name()) + "." + constant.name() + ". " + remedy
                        + ", or take the property out of the template.");
    }
}
