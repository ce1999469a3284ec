package io.keywright.processor.check;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.processor.problem.Suggestion;
import io.keywright.schema.Document;
import io.keywright.schema.Entity;
import io.keywright.schema.EntityReference;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.Unmappable;
import io.keywright.schema.Relation.Ref;
import io.keywright.schema.Structure;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A reference names an entity of the table, and the entity that refers has every component of the other's primary key. */
final class RefCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        for (Entity entity : table.entities()) {
            for (Property property : entity.properties()) {
                Ref ref = property.relation().ref();
                if (ref != null) {
                    new Place(table, entity, property, ref).inEntity(entity).ifPresent(problems::add);
                }
            }
        }
        for (Document document : table.documents()) {
            for (Property property : document.properties()) {
                Ref ref = property.relation().ref();
                if (ref != null) {
                    problems.add(new Place(table, document, property, ref)
                            .problem(
                                    "value",
                                    " is in a document, and only the properties of an entity are followed. Put it on a"
                                            + " property of an entity, or take it away."));
                }
            }
        }
        return problems;
    }

    /** A property that carries the annotation. */
    private record Place(Table table, Structure structure, Property property, Ref ref) {

        Optional<Problem> inEntity(Entity entity) {
            Optional<Entity> found = table.entity(ref.target());
            if (found.isEmpty()) {
                return Optional.of(problem(
                        "value",
                        " must name an entity that the table " + Wording.name(table.type()) + " lists: "
                                + Wording.quoted(Wording.simple(ref.target()))
                                + ". List it there, or take the annotation away."));
            }
            Entity target = found.get();
            Optional<String> component = EntityReference.component(ref, property, target);
            if (component.isEmpty()) {
                return Optional.of(unnamed(target));
            }
            for (String path : EntityReference.paths(target)) {
                Optional<Problem> problem =
                        path.equals(component.get()) ? given(target, path, property) : beside(entity, target, path);
                if (problem.isPresent()) {
                    return problem;
                }
            }
            return Optional.empty();
        }

        private Problem unnamed(Entity target) {
            String owner = Wording.simple(target.javaType());
            List<String> paths = List.copyOf(EntityReference.paths(target));
            if (paths.isEmpty()) {
                return problem(
                        "value",
                        " cannot name one " + owner + ", whose primary key is the same for all. Take it away.");
            }
            String wrong = ref.property();
            String suggestion = wrong.isEmpty() ? "" : Suggestion.didYouMean(wrong, paths);
            return problem(
                    wrong.isEmpty() ? "value" : "property",
                    (wrong.isEmpty()
                                    ? " does not say which component of the primary key of " + owner + " it is."
                                    : " must name a component of the primary key of " + owner + ": "
                                            + Wording.quoted(wrong) + ".")
                            + (suggestion.isEmpty()
                                    ? " Write property = with one of " + Wording.alternatives(paths) + "."
                                    : suggestion));
        }

        private Optional<Problem> beside(Entity entity, Entity target, String path) {
            Optional<Property> given = entity.property(path);
            return given.isPresent() || path.indexOf('.') >= 0
                    ? given(target, path, given.orElse(property))
                    : Optional.of(problem(
                            "value",
                            " is not enough to name one " + Wording.simple(target.javaType())
                                    + ", whose primary key takes "
                                    + Wording.quoted(path) + ", too. Add a property of this name and type to "
                                    + Wording.simple(entity.javaType()) + "."));
        }

        private Optional<Problem> given(Entity target, String path, Property given) {
            String owner = Wording.simple(target.javaType());
            Optional<Property> taken = target.property(path);
            if (taken.isEmpty()) {
                // Of what is no property at all the target's own templates tell.
                return path.indexOf('.') < 0
                        ? Optional.empty()
                        : Optional.of(problem(
                                "value",
                                " cannot name one " + owner + ", whose primary key takes " + Wording.quoted(path)
                                        + " out of a document. Keep that value in a property of its own there, or take"
                                        + " the annotation away."));
            }
            if (taken.get().type() instanceof Unmappable || given.type() instanceof Unmappable) {
                return Optional.empty();
            }
            return PropertyType.areSame(given.type(), taken.get().type())
                    ? Optional.empty()
                    : Optional.of(problem(
                            "value",
                            " takes " + Wording.quoted(given.name()) + " for " + Wording.quoted(path) + " of " + owner
                                    + ", which is of another type: " + Wording.quoted(Wording.type(given)) + " is not "
                                    + Wording.quoted(Wording.type(taken.get())) + ". Write the same type."));
        }

        Problem problem(String member, String rest) {
            return new Problem(
                    Rule.INVALID_REF,
                    "@Ref on " + Wording.name(structure.javaType()) + "." + property.name() + rest,
                    Locator.ofPropertyAnnotation(table.type(), structure.javaType(), property.name(), "Ref", member));
        }
    }
}
