package io.keywright.processor.check;

import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.processor.problem.Suggestion;
import io.keywright.schema.Entity;
import io.keywright.schema.Formats;
import io.keywright.schema.KeyFormat;
import io.keywright.schema.KeyTemplate.Placeholder;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType.Unmappable;
import io.keywright.schema.Resolution;
import io.keywright.schema.Resolution.FormatRequired;
import io.keywright.schema.Resolution.Found;
import io.keywright.schema.Resolution.NotAComponent;
import io.keywright.schema.Resolution.UnknownFormat;
import io.keywright.schema.Resolver;
import io.keywright.schema.Table;
import io.keywright.schema.Unique;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A unique value has a text by which it is compared, and says what becomes of it where its owner can expire. */
final class UniqueCheck implements Check {

    /** They change nothing about what is equal; the hash is taken anyway. */
    private static final Set<KeyFormat.Kind> USELESS =
            EnumSet.of(KeyFormat.Kind.REST, KeyFormat.Kind.ESCAPED, KeyFormat.Kind.SHA256);

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        for (Entity entity : table.entities()) {
            for (MarkUse use : MarkUse.of(table, entity, MarkUse.Mark.UNIQUE)) {
                Unique unique = use.property().marks().unique();
                if (unique != null) {
                    format(table, entity, use, unique).ifPresent(problems::add);
                    problems.addAll(new UniqueScope(table, entity, use, unique).problems());
                    onExpiry(entity, use, unique).ifPresent(problems::add);
                    onDefault(use).ifPresent(problems::add);
                }
            }
        }
        return problems;
    }

    private static Optional<Problem> format(Table table, Entity entity, MarkUse use, Unique unique) {
        Property property = use.property();
        if (property.type().stored() instanceof Unmappable) {
            return Optional.empty();
        }
        Resolution resolution = Resolver.resolve(table, entity, new Placeholder(property.name(), unique.format()));
        if (resolution instanceof Found found) {
            KeyFormat.Kind kind = found.component().format().kind();
            if (kind == KeyFormat.Kind.SHARD) {
                return Optional.of(use.problem(
                        Rule.UNFITTING_FORMAT,
                        "format of " + use.place() + " cannot be a shard, which most values share with others: "
                                + Wording.quoted(unique.format()) + "." + remedy(property, unique.format()),
                        "format"));
            }
            if (!USELESS.contains(kind)) {
                return Optional.empty();
            }
        }
        if (resolution instanceof NotAComponent) {
            return Optional.of(use.problem(
                    Rule.INVALID_UNIQUE,
                    use.place() + " cannot compare values without a text: "
                            + Wording.quoted(Wording.type(property))
                            + ". Mark a property that is text, a number, a date or time, a UUID, an enum or a"
                            + " boolean."));
        }
        if (resolution instanceof FormatRequired) {
            return Optional.of(use.problem(
                    Rule.UNFITTING_FORMAT,
                    use.place() + " must name a format for " + Wording.type(property) + ": "
                            + Wording.quoted(use.annotation()) + "." + remedy(property, unique.format())));
        }
        boolean unknown = resolution instanceof UnknownFormat;
        return Optional.of(use.problem(
                unknown ? Rule.UNKNOWN_FORMAT : Rule.UNFITTING_FORMAT,
                "format of " + use.place()
                        + (unknown ? " must name a format that exists: " : " cannot be one that compares nothing: ")
                        + Wording.quoted(unique.format()) + "." + remedy(property, unique.format()),
                "format"));
    }

    private static String remedy(Property property, String format) {
        List<String> legal = Formats.legalNames(property.type()).stream()
                .filter(name -> USELESS.stream().noneMatch(kind -> kind.name().equalsIgnoreCase(name)))
                .toList();
        String suggestion = Suggestion.didYouMean(format, legal);
        if (!suggestion.isEmpty()) {
            return suggestion;
        }
        return legal.isEmpty()
                ? " Leave it out: " + Wording.type(property) + " has one text only."
                : " Write " + Wording.alternatives(legal) + ".";
    }

    private static Optional<Problem> onDefault(MarkUse use) {
        String text = use.property().evolution().defaultText();
        return text == null
                ? Optional.empty()
                : Optional.of(use.problem(
                        Rule.INVALID_UNIQUE,
                        use.place() + " cannot stand beside @Default, the value of every item that has none: "
                                + Wording.quoted(text)
                                + ". Take the default away, and let the property be @Nullable or an Optional."));
    }

    private static Optional<Problem> onExpiry(Entity entity, MarkUse use, Unique unique) {
        boolean expires = entity.timeToLive().isPresent();
        if (expires && unique.onExpiry() == null) {
            return Optional.of(use.problem(
                    Rule.MISSING_ON_EXPIRY,
                    use.place() + " must say what becomes of the value when DynamoDB deletes its owner, of which the"
                            + " guard hears nothing: " + Wording.quoted(use.annotation())
                            + ". Write onExpiry = OnExpiry.RELEASE if it can be taken again, or OnExpiry.KEEP."));
        }
        if (!expires && unique.onExpiry() != null) {
            return Optional.of(use.problem(
                    Rule.INVALID_UNIQUE,
                    "onExpiry of " + use.place() + " has nothing to say of an entity that has no @TimeToLive: "
                            + Wording.quoted(String.valueOf(unique.onExpiry())) + ". Leave it out.",
                    "onExpiry"));
        }
        return Optional.empty();
    }
}
