package io.keywright.processor.check;

import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Component;
import io.keywright.schema.Property;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;

/** Every item has a primary key, so what it is made of cannot be absent. */
final class PrimaryKeyCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        for (TemplateUse use : TemplateUse.of(table)) {
            if (!use.primary()) {
                continue;
            }
            for (Component component : Components.of(table, use)) {
                component.path().stream()
                        .filter(Property::optional)
                        .findFirst()
                        .ifPresent(absent -> problems.add(problem(use, component, absent)));
            }
        }
        return problems;
    }

    private static Problem problem(TemplateUse use, Component component, Property absent) {
        String how = absent.presence() == Property.Presence.OPTIONAL ? "an Optional" : "nullable";
        return use.problem(
                Rule.NULLABLE_KEY,
                component.placeholder().source() + " in " + use.place()
                        + " may not take a property that can be absent: " + Wording.quoted(absent.name()) + " is "
                        + how + ". Make it required, or use it in an index, which leaves out items without it.");
    }
}
