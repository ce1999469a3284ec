package io.keywright.processor.check;

import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.processor.problem.Suggestion;
import io.keywright.schema.Component;
import io.keywright.schema.Entity;
import io.keywright.schema.KeyTemplate.Placeholder;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType.Unmappable;
import io.keywright.schema.Resolution;
import io.keywright.schema.Resolution.FormatRequired;
import io.keywright.schema.Resolution.Found;
import io.keywright.schema.Resolution.NotAComponent;
import io.keywright.schema.Resolution.NotADocument;
import io.keywright.schema.Resolution.UnknownProperty;
import io.keywright.schema.Resolver;
import io.keywright.schema.Table;
import io.keywright.schema.Unique;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The properties within which another is unique are parts of the guard's key: there, and with a text of their own. */
final class UniqueScope {

    private final Table table;
    private final Entity entity;
    private final MarkUse use;
    private final Unique unique;

    UniqueScope(Table table, Entity entity, MarkUse use, Unique unique) {
        this.table = table;
        this.entity = entity;
        this.use = use;
        this.unique = unique;
    }

    List<Problem> problems() {
        List<Problem> problems = new ArrayList<>();
        List<String> scope = unique.scope();
        for (int i = 0; i < scope.size(); i++) {
            String path = scope.get(i);
            if (scope.subList(0, i).contains(path)) {
                problems.add(problem(" may not name a property twice", path, " Keep one of them."));
            } else if (path.equals(use.property().name())) {
                problems.add(problem(
                        " may not name the property that is to be unique",
                        path,
                        " Take it out, or name the property within which it is unique, such as a tenant."));
            } else {
                resolved(path, Resolver.resolve(table, entity, new Placeholder(path, "")))
                        .ifPresent(problems::add);
            }
        }
        return problems;
    }

    private Optional<Problem> resolved(String path, Resolution resolution) {
        if (resolution instanceof Found found) {
            return absent(found.component())
                    .map(property -> problem(
                            " may not name a property that can be absent",
                            path,
                            " Make " + property.name() + " required, or take it out."));
        }
        if (resolution instanceof UnknownProperty unknown && UnknownProperties.isIgnored(table, unknown)) {
            return Optional.of(problem(
                    " may not name what is not stored",
                    path,
                    " It carries @Ignore: take the annotation away, or name another property."));
        }
        if (resolution instanceof UnknownProperty unknown) {
            return Optional.of(
                    problem(" must name a property of " + Wording.simple(unknown.within()), path, candidates(unknown)));
        }
        if (resolution instanceof NotADocument end) {
            return end.property().type().stored() instanceof Unmappable
                    ? Optional.empty()
                    : Optional.of(problem(
                            " cannot reach into "
                                    + Wording.quoted(end.property().name()) + ", which is no @Document of one form",
                            path,
                            " Write " + Wording.quoted(end.property().name()) + "."));
        }
        if (resolution instanceof NotAComponent not && not.property().type().stored() instanceof Unmappable) {
            return Optional.empty();
        }
        return Optional.of(problem(
                " must name a property with one text, which " + type(resolution) + " has not",
                path,
                " Take one that is a string, a whole number, a date or time, a UUID, an enum or a boolean."));
    }

    private static Optional<Property> absent(Component component) {
        return component.path().stream().filter(Property::optional).findFirst();
    }

    private String candidates(UnknownProperty unknown) {
        Optional<String> stored = UnknownProperties.stored(table, unknown);
        if (stored.isPresent()) {
            return StoredNames.clause(stored.get()) + Wording.quoted(stored.get()) + ".";
        }
        String suggestion = Suggestion.didYouMean(unknown.name(), unknown.candidates());
        return suggestion.isEmpty() ? " It has " + Wording.quotedList(unknown.candidates()) + "." : suggestion;
    }

    private static String type(Resolution resolution) {
        if (resolution instanceof NotAComponent not) {
            return Wording.type(not.type());
        }
        return resolution instanceof FormatRequired required
                ? Wording.type(required.property().type())
                : "it";
    }

    private Problem problem(String rule, String path, String remedy) {
        return use.problem(
                Rule.INVALID_UNIQUE,
                "scope of " + use.place() + rule + ": " + Wording.quoted(path) + "." + remedy,
                "scope");
    }
}
