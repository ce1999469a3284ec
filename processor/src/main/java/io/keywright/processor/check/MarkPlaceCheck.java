package io.keywright.processor.check;

import io.keywright.processor.check.MarkUse.Mark;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Component;
import io.keywright.schema.Document;
import io.keywright.schema.Entity;
import io.keywright.schema.Formats;
import io.keywright.schema.KeyFormat;
import io.keywright.schema.KeyTemplate.Placeholder;
import io.keywright.schema.Marks;
import io.keywright.schema.Property;
import io.keywright.schema.Resolution.Found;
import io.keywright.schema.Resolver;
import io.keywright.schema.Table;
import io.keywright.schema.Unique;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A promise is about a whole item, can be kept, and is not made by the primary key already. */
final class MarkPlaceCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        for (Entity entity : table.entities()) {
            for (MarkUse use : MarkUse.of(table, entity)) {
                problem(table, entity, use).ifPresent(problems::add);
            }
        }
        for (Document document : table.documents()) {
            MarkUse.of(table, document)
                    .forEach(use -> problems.add(use.problem(
                            Rule.MISPLACED_ANNOTATION,
                            use.place() + " may not stand in a @Document, which is a part of items: "
                                    + Wording.quoted(use.annotation())
                                    + ". Move it to a property of the entity, or remove it.")));
        }
        return problems;
    }

    /** The first of what is wrong with the place: the remedy is to take the mark away, whatever else is. */
    private static Optional<Problem> problem(Table table, Entity entity, MarkUse use) {
        if (use.mark() != Mark.VERSION && use.property().marks().version()) {
            return Optional.of(misplaced(use, "may not stand beside @Version, which changes with every write"));
        }
        if (isBesideTimeOfWriting(use)) {
            return Optional.of(misplaced(
                    use,
                    "may not stand beside " + (use.property().marks().createdAt() ? "@CreatedAt" : "@UpdatedAt")
                            + ", which the clock sets"));
        }
        List<TemplateUse> templates = TemplateUse.of(table, entity).stream()
                .filter(template -> takes(table, template, use.property()))
                .toList();
        Optional<TemplateUse> key =
                templates.stream().filter(TemplateUse::primary).findFirst();
        return switch (use.mark()) {
            case VERSION ->
                templates.stream()
                        .findFirst()
                        .map(template -> misplaced(
                                use, "changes with every write and may not be taken by " + template.place(), template));
            case CREATED_AT -> key.map(template -> ofWriting(use, template));
            case UPDATED_AT ->
                key.map(template -> ofWriting(use, template))
                        .or(() -> templates.stream()
                                .flatMap(template -> unknown(table, entity, use, template).stream())
                                .findFirst());
            case TIME_TO_LIVE ->
                key.map(template -> misplaced(
                        use, "may change and cannot be taken by " + template.place() + ", which never does", template));
            case IMMUTABLE ->
                key.map(template -> misplaced(
                        use, "has nothing to add to " + template.place() + ", which never changes", template));
            case UNIQUE ->
                key.filter(template -> isUniqueByKey(table, entity, use))
                        .map(template -> misplaced(
                                use,
                                "has nothing to add to @Key on " + Wording.name(entity.javaType())
                                        + ", which no two items share",
                                template));
        };
    }

    private static boolean isBesideTimeOfWriting(MarkUse use) {
        Marks marks = use.property().marks();
        return switch (use.mark()) {
            case VERSION, CREATED_AT -> false;
            case UPDATED_AT -> marks.createdAt();
            // That a time of creation is kept, too, is something to add.
            case IMMUTABLE -> marks.updatedAt();
            case TIME_TO_LIVE, UNIQUE -> marks.createdAt() || marks.updatedAt();
        };
    }

    private static Problem ofWriting(MarkUse use, TemplateUse template) {
        return misplaced(
                use,
                "is known only when the item is written and cannot be taken by " + template.place()
                        + ", by which it is found",
                template);
    }

    /** Every write sets the time, so each must be able to write the whole key of the index. */
    private static Optional<Problem> unknown(Table table, Entity entity, MarkUse use, TemplateUse template) {
        List<TemplateUse> all = TemplateUse.of(table, entity);
        List<Component> primary = all.stream()
                .filter(TemplateUse::primary)
                .flatMap(part -> Components.of(table, part).stream())
                .toList();
        return all.stream()
                .filter(part ->
                        part.index() == template.index() && part.annotation().equals(template.annotation()))
                .flatMap(part -> Components.of(table, part).stream())
                .filter(component ->
                        !component.placeholder().path().equals(use.property().name()))
                .filter(component -> primary.stream().noneMatch(key -> tells(key, component)))
                .findFirst()
                .map(component -> use.problem(
                        Rule.MISPLACED_MARK,
                        use.place() + " changes with every write, which cannot tell "
                                + Wording.quoted(component.placeholder().path()) + " in the same key of "
                                + template.place() + ": " + template.quoted()
                                + ". Take only components of the primary key beside it, or another property in its"
                                + " place."));
    }

    private static boolean tells(Component key, Component component) {
        return key.placeholder().path().equals(component.placeholder().path())
                && Formats.tells(
                        key.format(), component.format(), key.property().type());
    }

    private static Problem misplaced(MarkUse use, String why) {
        return use.problem(
                Rule.MISPLACED_MARK,
                use.place() + " " + why + ": " + Wording.quoted(use.annotation()) + ". Remove it.");
    }

    private static Problem misplaced(MarkUse use, String why, TemplateUse template) {
        boolean needed = use.mark() != Mark.IMMUTABLE && use.mark() != Mark.UNIQUE;
        return use.problem(
                Rule.MISPLACED_MARK,
                use.place() + " " + why + ": " + template.quoted() + ". "
                        + (needed ? "Take another property there, or remove the annotation." : "Remove it."));
    }

    /** Of a path into a document only a part is taken, of which a mark on the whole says more. */
    private static boolean takes(Table table, TemplateUse template, Property property) {
        return Components.of(table, template).stream()
                .anyMatch(component -> component.placeholder().path().equals(property.name()));
    }

    /** Whether the key is made of the property and its scope alone, and tells values apart as the mark does. */
    private static boolean isUniqueByKey(Table table, Entity entity, MarkUse use) {
        Unique unique = use.property().marks().unique();
        if (unique == null) {
            return false;
        }
        Set<String> known = new HashSet<>(unique.scope());
        known.add(use.property().name());
        List<Component> components = TemplateUse.of(table, entity).stream()
                .filter(TemplateUse::primary)
                .flatMap(template -> Components.of(table, template).stream())
                .toList();
        return known.containsAll(components.stream()
                        .map(component -> component.placeholder().path())
                        .toList())
                && components.stream()
                        .filter(component -> component
                                .placeholder()
                                .path()
                                .equals(use.property().name()))
                        .anyMatch(component -> isSame(table, entity, component, unique));
    }

    private static boolean isSame(Table table, Entity entity, Component component, Unique unique) {
        Placeholder compared = new Placeholder(component.property().name(), unique.format());
        if (!(Resolver.resolve(table, entity, compared) instanceof Found found)) {
            return false;
        }
        KeyFormat format = found.component().format();
        return format.equals(component.format()) || (isExact(component) && isExact(found.component()));
    }

    private static boolean isExact(Component component) {
        return !Formats.losesInformation(
                component.format(), component.property().type());
    }
}
