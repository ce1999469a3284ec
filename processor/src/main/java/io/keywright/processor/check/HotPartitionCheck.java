package io.keywright.processor.check;

import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Component;
import io.keywright.schema.Formats;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;

/** A global index whose partitions can be counted on the fingers takes all its writes in a few places. */
final class HotPartitionCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        for (TemplateUse use : TemplateUse.of(table)) {
            if (use.primary() || use.sort() || !use.sound()) {
                continue;
            }
            List<Component> components = Components.of(table, use);
            boolean resolved =
                    components.size() == use.template().placeholders().size();
            if (resolved && components.stream().allMatch(HotPartitionCheck::hasFewValues)) {
                problems.add(problem(use, components));
            }
        }
        return problems;
    }

    private static boolean hasFewValues(Component component) {
        return Formats.texts(component.format(), component.property().type()).isPresent();
    }

    private static Problem problem(TemplateUse use, List<Component> components) {
        String few = components.isEmpty() ? "all its items into one partition" : "its items into a few partitions";
        return use.problem(
                Rule.HOT_PARTITION,
                use.place() + " puts " + few + " of the index: " + use.quoted() + ". One partition takes about 1,000"
                        + " writes a second, and what is beyond that slows down the table's own writes. Take a property with"
                        + " many values, or a date, into it, or write @Allow(\"" + Rule.HOT_PARTITION.tag()
                        + "\") where there are fewer writes.");
    }
}
