package io.keywright.processor.check;

import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Component;
import io.keywright.schema.Formats;
import io.keywright.schema.KeyFormat.Kind;
import io.keywright.schema.KeyFormat.Shard;
import io.keywright.schema.KeyTemplate.Placeholder;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A shard spreads one partition over several, by a property that the partition key does not tell otherwise. One is
 * enough: of two, a query would have to read every pair. A primary key has to tell its items apart without it, and
 * keeps its number, since under another it would be another item.
 */
final class ShardCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        for (TemplateUse use : TemplateUse.of(table)) {
            if (use.sound()) {
                problem(table, use).ifPresent(problems::add);
            }
        }
        return problems;
    }

    private static Optional<Problem> problem(Table table, TemplateUse use) {
        if (use.sort()) {
            return use.template().placeholders().stream()
                    .filter(placeholder -> Formats.meansShard(placeholder.format()))
                    .findFirst()
                    .map(placeholder -> inSortKey(use, placeholder));
        }
        List<Component> components = Components.of(table, use);
        List<Component> shards = components.stream().filter(ShardCheck::isShard).toList();
        if (shards.isEmpty()) {
            return Optional.empty();
        }
        if (shards.size() > 1) {
            return Optional.of(second(use, shards.get(1)));
        }
        return inPartition(table, use, shards.get(0), components);
    }

    private static boolean isShard(Component component) {
        return component.format().kind() == Kind.SHARD;
    }

    private static Optional<Problem> inPartition(
            Table table, TemplateUse use, Component shard, List<Component> components) {
        Optional<Component> telling = components.stream()
                .filter(other -> !isShard(other) && isSameProperty(shard, other) && tellsWhole(other))
                .findFirst();
        if (telling.isPresent()) {
            return Optional.of(idle(use, shard, telling.get()));
        }
        if (!use.primary()) {
            return Optional.empty();
        }
        if (((Shard) shard.format()).formerly().isPresent()) {
            return Optional.of(formerly(use, shard));
        }
        boolean told = TemplateUse.of(table, use.entity()).stream()
                .filter(TemplateUse::primary)
                .flatMap(key -> key.template().placeholders().stream())
                .anyMatch(other ->
                        other.path().equals(shard.placeholder().path()) && !Formats.meansShard(other.format()));
        return told ? Optional.empty() : Optional.of(untold(use, shard));
    }

    private static boolean isSameProperty(Component one, Component other) {
        return one.placeholder().path().equals(other.placeholder().path());
    }

    /** An hour does not say which time is meant, so the times of an hour can be spread. */
    private static boolean tellsWhole(Component component) {
        return !Formats.losesInformation(
                component.format(), component.property().type());
    }

    private static Problem inSortKey(TemplateUse use, Placeholder shard) {
        return use.problem(
                Rule.UNFITTING_FORMAT,
                shard.source() + " in " + use.place() + " may not stand in a sort key, since shards spread the items of"
                        + " a partition: " + use.quoted() + ". Write {" + shard.path()
                        + "} here, and the shard into the"
                        + " partition key if that is too hot.");
    }

    private static Problem second(TemplateUse use, Component shard) {
        return use.problem(
                Rule.UNFITTING_FORMAT,
                shard.placeholder().source() + " in " + use.place()
                        + " may not be a second shard, since a query would have to read every pair of them: "
                        + use.quoted() + ". Write one shard, with the number that both would have given together.");
    }

    private static Problem idle(TemplateUse use, Component shard, Component telling) {
        return use.problem(
                Rule.UNFITTING_FORMAT,
                shard.placeholder().source() + " in " + use.place()
                        + " cannot spread a partition that has one value of the property only, by "
                        + telling.placeholder().source() + ": " + use.quoted()
                        + ". Compute the shard of another property, or leave it out.");
    }

    private static Problem formerly(TemplateUse use, Component shard) {
        Shard format = (Shard) shard.format();
        String path = shard.placeholder().path();
        int before = format.formerly().orElse(format.count());
        return use.problem(
                Rule.UNFITTING_FORMAT,
                shard.placeholder().source() + " in " + use.place()
                        + " may not have a former number of shards, since an item of another number is another item: "
                        + use.quoted() + ". Keep " + placeholder(path, before) + ", or write "
                        + placeholder(path, format.count()) + " and every item anew.");
    }

    private static String placeholder(String path, int count) {
        return "{" + path + ":" + new Shard(count, OptionalInt.empty()).source() + "}";
    }

    private static Problem untold(TemplateUse use, Component shard) {
        String path = shard.placeholder().path();
        return use.problem(
                Rule.UNFITTING_FORMAT,
                shard.placeholder().source() + " in " + use.place() + " must stand beside {" + path
                        + "} itself, since two items of one shard could have one primary key: " + use.quoted()
                        + ". Write {" + path + "} into sk as well.");
    }
}
