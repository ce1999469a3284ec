package io.keywright.tools.diff;

import io.keywright.schema.Collection;
import io.keywright.schema.Guard;
import io.keywright.schema.KeyFormat;
import io.keywright.schema.KeyTemplate.Placeholder;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.Resolution;
import io.keywright.schema.Resolver;
import io.keywright.schema.Table;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What changed of the table as a whole. */
final class TableChanges {

    private static final String TABLE = "table";

    private TableChanges() {}

    static void find(Table before, Table after, Changes changes) {
        if (!before.type().equals(after.type())) {
            changes.safe(TABLE, "It is declared by " + after.type() + ", formerly by " + before.type() + ".");
        }
        if (!before.name().equals(after.name())) {
            changes.safe(TABLE, "Its logical name is \"" + after.name() + "\", formerly \"" + before.name() + "\".");
        }
        key(before, after, changes);
        type(before, after, changes);
        delimiter(before, after, changes);
        timeToLive(before, after, changes);
        collections(before, after, changes);
    }

    private static void key(Table before, Table after, Changes changes) {
        if (hasOtherKey(before, after)) {
            changes.breaking(
                    TABLE,
                    "Its primary key is " + key(after) + ", formerly " + key(before)
                            + ", which DynamoDB cannot change of a table.",
                    "Keep the key attributes, or create a table of its own and copy the items.");
        }
    }

    static boolean hasOtherKey(Table before, Table after) {
        return !before.partitionKey().equals(after.partitionKey())
                || !Objects.equals(before.sortKey(), after.sortKey());
    }

    private static String key(Table table) {
        return table.sortKey() == null ? table.partitionKey() : table.partitionKey() + "/" + table.sortKey();
    }

    private static void type(Table before, Table after, Changes changes) {
        if (!before.typeAttribute().equals(after.typeAttribute())) {
            changes.breaking(
                    TABLE,
                    "Types are kept in the attribute \"" + after.typeAttribute() + "\", formerly in \""
                            + before.typeAttribute() + "\": no stored item is known by its type.",
                    "Keep the name of the type attribute.");
        }
    }

    /** The delimiter is in guards' keys and in what {@code escaped} writes; a template shows it as its own text. */
    private static void delimiter(Table before, Table after, Changes changes) {
        if (before.delimiter().equals(after.delimiter())) {
            return;
        }
        String text = "The delimiter is \"" + after.delimiter() + "\", formerly \"" + before.delimiter() + "\"";
        if (Guard.of(before).isEmpty() && !isEscaped(before)) {
            changes.safe(TABLE, text + ": values that hold it are refused in keys from now on.");
        } else {
            changes.breaking(
                    TABLE,
                    text + ": guards of unique values and escaped components of keys are looked for under other keys.",
                    "Keep the delimiter.");
        }
    }

    private static boolean isEscaped(Table table) {
        return table.entities().stream()
                .anyMatch(entity -> KeyChanges.templates(entity)
                        .flatMap(template -> template.placeholders().stream())
                        .anyMatch(placeholder -> isEscaped(Resolver.resolve(table, entity, placeholder), placeholder)));
    }

    private static boolean isEscaped(Resolution resolution, Placeholder placeholder) {
        return resolution instanceof Resolution.Found found
                ? found.component().format().kind() == KeyFormat.Kind.ESCAPED
                : placeholder.format().startsWith("escaped");
    }

    private static void timeToLive(Table before, Table after, Changes changes) {
        String from = before.timeToLive();
        String to = after.timeToLive();
        if (Objects.equals(from, to)) {
            return;
        }
        if (from != null && to != null) {
            changes.rollout(
                    TABLE,
                    "Items expire by the attribute \"" + to + "\", formerly by \"" + from
                            + "\": what has only the former one does not expire.",
                    "Switch the former attribute off, wait for up to an hour, then switch the new one on.");
        } else {
            changes.safe(TABLE, "Items expire by " + attribute(to) + ", formerly by " + attribute(from) + ".");
        }
    }

    private static String attribute(@Nullable String name) {
        return name == null ? "no attribute" : "the attribute \"" + name + "\"";
    }

    private static void collections(Table before, Table after, Changes changes) {
        List<QualifiedName> former = collections(before).toList();
        List<QualifiedName> later = collections(after).toList();
        former.stream()
                .filter(name -> !later.contains(name))
                .forEach(name ->
                        changes.safe(name.nestedName(), "It is no longer read: what is stored is not affected."));
        later.stream()
                .filter(name -> !former.contains(name))
                .forEach(name -> changes.safe(name.nestedName(), "It is read from what is stored already."));
    }

    private static Stream<QualifiedName> collections(Table table) {
        return Stream.concat(
                table.collections().stream().map(Collection::javaType),
                table.projections().stream().map(io.keywright.schema.Projection::javaType));
    }
}
