package io.keywright.processor.check;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.processor.problem.Suggestion;
import io.keywright.schema.Entity;
import io.keywright.schema.EntityReference;
import io.keywright.schema.Formats;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.PropertyType.Unmappable;
import io.keywright.schema.Relation.Copy;
import io.keywright.schema.Structure;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A copy is of a property that is there, is of its type and never changes; where there are many, their number is bounded. */
final class CopyCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        structures(table)
                .forEach(structure -> structure.properties().forEach(property -> {
                    Copy copy = property.relation().copy();
                    if (copy != null) {
                        problem(table, new Place(table, structure, property, copy))
                                .ifPresent(problems::add);
                    }
                    unbounded(table, structure, property).ifPresent(problems::add);
                }));
        return problems;
    }

    private static Stream<Structure> structures(Table table) {
        return Stream.concat(table.entities().stream(), table.documents().stream());
    }

    private static Optional<Problem> problem(Table table, Place place) {
        Optional<Entity> source = table.entity(place.copy().source());
        if (source.isEmpty()) {
            return Optional.of(place.problem(
                    Rule.INVALID_COPY,
                    "value",
                    " must name an entity that the table " + Wording.name(table.type()) + " lists: "
                            + Wording.quoted(Wording.simple(place.copy().source()))
                            + ". List it there, or take the annotation away."));
        }
        String name = place.copy().property();
        String owner = Wording.simple(source.get().javaType());
        Optional<Property> found = source.get().properties().stream()
                .filter(property -> property.name().equals(name))
                .findFirst();
        if (found.isEmpty()) {
            List<String> names =
                    source.get().properties().stream().map(Property::name).toList();
            String suggestion = Suggestion.didYouMean(name, names);
            return Optional.of(place.problem(
                    Rule.INVALID_COPY,
                    name.equals(place.property().name()) ? "value" : "property",
                    " must name a property of " + owner + ": " + Wording.quoted(name) + "."
                            + (suggestion.isEmpty()
                                    ? " Write property = with one of " + Wording.alternatives(names) + "."
                                    : suggestion)));
        }
        Property original = found.get();
        if (original.type().stored() instanceof Unmappable
                || place.property().type().stored() instanceof Unmappable) {
            return Optional.empty();
        }
        if (!PropertyType.areSame(original.type(), place.property().type())) {
            return Optional.of(place.problem(
                    Rule.INVALID_COPY,
                    "value",
                    " must be of the type that it has in " + owner + ": "
                            + Wording.quoted(Wording.type(place.property())) + " is not "
                            + Wording.quoted(Wording.type(original)) + ". Write the same type."));
        }
        if (original.optional() && !place.property().optional()) {
            return Optional.of(place.problem(
                    Rule.INVALID_COPY,
                    "value",
                    " must be able to be absent, as it can be in " + owner + ": "
                            + Wording.quoted(Wording.type(place.property()))
                            + ". Mark it @Nullable, or make it an Optional."));
        }
        if (place.copy().refresh()) {
            return place.unrefreshed(source.get());
        }
        return isFixed(table, source.get(), original)
                ? Optional.empty()
                : Optional.of(place.problem(
                        Rule.MUTABLE_COPY,
                        "value",
                        " copies what can change: " + Wording.quoted(name) + " of " + owner
                                + " is not @Immutable, so that each change of it would have to be written to every item"
                                + " that holds a copy, and nothing says which these are. Is the information on the"
                                + " relationship immutable? If it never changes, mark it"
                                + " @Immutable there; if it does, keep only what names the " + owner
                                + " here, and read it from there, or write refresh = true if the copy may be old."));
    }

    private static boolean isFixed(Table table, Entity entity, Property property) {
        return property.marks().immutable()
                || property.marks().createdAt()
                || TemplateUse.of(table, entity).stream()
                        .filter(TemplateUse::primary)
                        .flatMap(template -> Components.of(table, template).stream())
                        .anyMatch(component -> component.path().size() == 1
                                && component.property().equals(property)
                                && !Formats.losesInformation(component.format(), property.type()));
    }

    private static Optional<Problem> unbounded(Table table, Structure structure, Property property) {
        return property.relation().maxSize() != null
                ? Optional.empty()
                : elements(property.type())
                        .filter(element -> holdsCopies(table, element))
                        .map(element -> new Problem(
                                Rule.UNBOUNDED_COPIES,
                                "The property " + property.name() + " of " + Wording.name(structure.javaType())
                                        + " holds copies of other entities without end: "
                                        + Wording.quoted(Wording.type(property))
                                        + " grows with each of them, and an item of more than 400 KB cannot be written."
                                        + " Write @MaxSize with the most that there will be; where nothing limits their"
                                        + " number, make an entity of each.",
                                Locator.ofProperty(table.type(), structure.javaType(), property.name())));
    }

    private static Optional<PropertyType> elements(PropertyType type) {
        if (type instanceof DocumentType) {
            return Optional.empty();
        }
        List<PropertyType> parts = type.parts();
        return parts.isEmpty() ? Optional.empty() : Optional.of(parts.get(parts.size() - 1));
    }

    private static boolean holdsCopies(Table table, PropertyType type) {
        return type instanceof DocumentType document
                && table.document(document)
                        .filter(found -> found.properties().stream()
                                .anyMatch(property -> property.relation().copy() != null))
                        .isPresent();
    }

    /** A property that carries the annotation. */
    private record Place(Table table, Structure structure, Property property, Copy copy) {

        /** A copy is refreshed by what its entity refers to. */
        Optional<Problem> unrefreshed(Entity source) {
            String owner = Wording.simple(source.javaType());
            if (!(structure instanceof Entity entity)) {
                return Optional.of(problem(
                        Rule.INVALID_COPY,
                        "refresh",
                        " is in a document, whose copies nothing refreshes. Take refresh away, or make an entity of what"
                                + " holds it."));
            }
            List<String> references = EntityReference.of(table, entity).stream()
                    .filter(reference -> reference.target().javaType().equals(source.javaType()))
                    .map(reference -> reference.property().name())
                    .toList();
            if (references.size() == 1 || entity.properties().stream().anyMatch(this::isBrokenReference)) {
                return Optional.empty();
            }
            return Optional.of(problem(
                    Rule.INVALID_COPY,
                    "refresh",
                    references.isEmpty()
                            ? " is refreshed from " + article(owner) + ", but nothing says which. Write @Ref(" + owner
                                    + ".class) on the property that names it."
                            : " is refreshed from " + article(owner) + ", but several properties name one: "
                                    + Wording.alternatives(references)
                                    + ". Take refresh away, or all but one @Ref(" + owner + ".class)."));
        }

        private static String article(String name) {
            return ("AEIOU".indexOf(name.charAt(0)) < 0 ? "a " : "an ") + name;
        }

        /** What is wrong with it is said there. */
        private boolean isBrokenReference(Property other) {
            return other.relation().ref() != null
                    && other.relation().ref().target().equals(copy.source())
                    && structure instanceof Entity entity
                    && EntityReference.of(table, entity, other).isEmpty();
        }

        Problem problem(Rule rule, String member, String rest) {
            return new Problem(
                    rule,
                    "@CopyOf on " + Wording.name(structure.javaType()) + "." + property.name() + rest,
                    Locator.ofPropertyAnnotation(
                            table.type(), structure.javaType(), property.name(), "CopyOf", member));
        }
    }
}
