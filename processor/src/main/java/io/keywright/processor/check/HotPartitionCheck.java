package io.keywright.processor.check;

import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Component;
import io.keywright.schema.EntityKey;
import io.keywright.schema.Formats;
import io.keywright.schema.KeyFormat.Shard;
import io.keywright.schema.Resolution.Found;
import io.keywright.schema.Resolver;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

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
            if (resolved
                    && components.stream().allMatch(HotPartitionCheck::hasFewValues)
                    && components.stream().noneMatch(HotPartitionCheck::isSpread)) {
                problems.add(problem(table, use, components));
            }
        }
        return problems;
    }

    private static boolean hasFewValues(Component component) {
        return Formats.texts(component.format(), component.property().type()).isPresent();
    }

    private static boolean isSpread(Component component) {
        return component.format() instanceof Shard shards && shards.count() > 1;
    }

    /** What else spreads items: a shard of a property that tells them apart, and so spreads them evenly. */
    private static String orElse(Table table, TemplateUse use) {
        EntityKey key = use.entity().key();
        return Stream.of(Optional.ofNullable(key.sk()), Optional.of(key.pk()))
                .flatMap(Optional::stream)
                .flatMap(template -> template.placeholders().stream())
                .filter(placeholder -> Resolver.resolve(table, use.entity(), placeholder) instanceof Found)
                .findFirst()
                .map(placeholder -> "a date, or a shard such as {" + placeholder.path() + ":shard(4)},")
                .orElse("or a date,");
    }

    private static Problem problem(Table table, TemplateUse use, List<Component> components) {
        String few = components.isEmpty() ? "all its items into one partition" : "its items into a few partitions";
        return use.problem(
                Rule.HOT_PARTITION,
                use.place() + " puts " + few + " of the index: " + use.quoted() + ". One partition takes about 1,000"
                        + " writes a second, and what is beyond that slows down the table's own writes. Take a property with"
                        + " many values, " + orElse(table, use) + " into it, or write @Allow(\""
                        + Rule.HOT_PARTITION.tag()
                        + "\") where there are fewer writes.");
    }
}
