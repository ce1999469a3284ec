package io.keywright.processor.check;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Entity;
import io.keywright.schema.EntityEdge;
import io.keywright.schema.Graph;
import io.keywright.schema.IndexKey;
import io.keywright.schema.KeyTemplate;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.Resolver;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * An edge lies in the partition of its one end, and by an index in that of the other; its properties name both. What can change
 * on an end is not kept on the edge, too.
 */
final class EdgeCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        for (Entity entity : table.entities()) {
            Graph.Edge edge = entity.graph().edge();
            if (edge != null && isSound(table, entity)) {
                Declared declared = new Declared(table, entity, edge);
                declared.end("from", edge.from()).ifPresent(problems::add);
                declared.end("to", edge.to()).ifPresent(problems::add);
                EntityEdge.of(table, entity).ifPresent(found -> {
                    declared.apart(found).ifPresent(problems::add);
                    problems.addAll(declared.mutable(found));
                });
            }
        }
        return problems;
    }

    /** What other rules say of templates is not said again. */
    private static boolean isSound(Table table, Entity entity) {
        return TemplateUse.of(table, entity).stream()
                .map(TemplateUse::template)
                .allMatch(template ->
                        template.faults().isEmpty() && Resolver.resolves(table, entity, template.placeholders()));
    }

    /** An entity that carries the annotation. */
    private record Declared(Table table, Entity entity, Graph.Edge edge) {

        Optional<Problem> end(String member, QualifiedName named) {
            Optional<Entity> found = table.entity(named);
            if (found.isEmpty()) {
                return Optional.of(problem(
                        member,
                        " must name entities that the table " + Wording.name(table.type()) + " lists: "
                                + Wording.quoted(Wording.simple(named)) + ". List it there."));
            }
            Entity node = found.get();
            if (!isSound(table, node)) {
                return Optional.empty();
            }
            String owner = Wording.simple(node.javaType());
            boolean from = member.equals("from");
            if (!(from ? EntityEdge.liesWith(table, entity, node) : EntityEdge.isIndexedWith(table, entity, node))) {
                return Optional.of(from ? elsewhere(node, owner) : unindexed(node, owner));
            }
            Optional<String> missing = EntityEdge.missing(table, entity, node, from);
            if (missing.isPresent()) {
                return Optional.of(problem(
                        member,
                        " must name one " + owner + ", whose primary key takes "
                                + Wording.quoted(missing.get()) + ", too. Add a property of this name and type to "
                                + Wording.simple(entity.javaType()) + "."));
            }
            return absent(member, owner);
        }

        private Problem elsewhere(Entity node, String owner) {
            return problem(
                    "from",
                    " must lie in the partition of its " + owner + ", which is "
                            + Wording.quoted(node.key().pk().text()) + ", and not in "
                            + Wording.quoted(entity.key().pk().text())
                            + ". Write the same template as pk of its @Key, with the property that names the " + owner
                            + " and the same format.");
        }

        private Problem unindexed(Entity node, String owner) {
            int free = free(node);
            return problem(
                    "to",
                    " must lie in the partition of its " + owner + " in an index, and none of its @Gsi has the pk "
                            + Wording.quoted(node.key().pk().text())
                            + ". Add @Gsi(index = " + free + ", pk = "
                            + Wording.quoted(node.key().pk().text())
                            + "), with the property that names the " + owner + " and the same format.");
        }

        /** The first index that the table has and neither of them uses. */
        private int free(Entity node) {
            int number = 1;
            while (entity.indexKey(number, false).isPresent()
                    || node.indexKey(number, false).isPresent()) {
                number++;
            }
            return number;
        }

        private Optional<Problem> absent(String member, String owner) {
            EntityEdge.End end = member.equals("from")
                    ? EntityEdge.of(table, entity).map(EntityEdge::from).orElse(null)
                    : EntityEdge.of(table, entity).map(EntityEdge::to).orElse(null);
            return end == null
                    ? Optional.empty()
                    : end.components().values().stream()
                            .filter(Property::optional)
                            .findFirst()
                            .map(property -> problem(
                                    member,
                                    " must always name one " + owner + ", but "
                                            + Wording.quoted(property.name())
                                            + " can be absent. Take @Nullable or Optional away from it; what has one"
                                            + " end only is no edge."));
        }

        Optional<Problem> apart(EntityEdge found) {
            if (found.to().together()) {
                return Optional.empty();
            }
            String owner = Wording.simple(found.to().node().javaType());
            IndexKey key = entity.indexKey(found.to().index(), false).orElseThrow();
            KeyTemplate pk = found.to().node().key().pk();
            return Optional.of(new Problem(
                    Rule.HEAD_APART,
                    "The edge " + Wording.name(entity.javaType()) + " lies in the partition "
                            + Wording.quoted(key.pk().text()) + " of index " + key.index() + " without its "
                            + owner + ", so that whoever reads both sends a second request. Add @Gsi(index = "
                            + key.index() + ", pk = " + Wording.quoted(pk.text()) + ") to " + owner
                            + ", or write @Allow(\"HeadApart\") if nobody does.",
                    locator("to")));
        }

        List<Problem> mutable(EntityEdge found) {
            List<Problem> problems = new ArrayList<>();
            Set<Property> told = new LinkedHashSet<>();
            for (EntityEdge.End end : List.of(found.from(), found.to())) {
                for (Property property : entity.properties()) {
                    Property other = end.node().property(property.name()).orElse(null);
                    boolean names = found.from().components().containsValue(property)
                            || found.to().components().containsValue(property);
                    if (other != null && !names && isCopy(property, other, end) && told.add(property)) {
                        problems.add(mutable(property, end.node()));
                    }
                }
            }
            return problems;
        }

        /** Whether a property is what an end has, too, and can change there; what says what it is a copy of is told elsewhere. */
        private static boolean isCopy(Property property, Property other, EntityEdge.End end) {
            return property.relation().copy() == null
                    && PropertyType.areSame(property.type(), other.type())
                    && !other.marks().immutable()
                    && other.marks().kinds().isEmpty()
                    && !end.components().containsKey(other.name());
        }

        private Problem mutable(Property property, Entity node) {
            String owner = Wording.simple(node.javaType());
            return new Problem(
                    Rule.MUTABLE_ON_EDGE,
                    "The property " + property.name() + " of the edge " + Wording.name(entity.javaType())
                            + " is one that the " + owner + " has, too, where it can change: "
                            + Wording.quoted(property.name()) + ". Each change would have to be written to all of its"
                            + " edges. Is the information on the relationship immutable? If it never changes, mark it"
                            + " @Immutable there; if it does, read it from the " + owner
                            + "; if it is something else, give it a name of its own.",
                    Locator.ofProperty(table.type(), entity.javaType(), property.name()));
        }

        private Locator locator(String member) {
            return Locator.ofAnnotation(table.type(), entity.javaType(), "Edge", -1, member);
        }

        Problem problem(String member, String rest) {
            return new Problem(
                    Rule.INVALID_EDGE, "@Edge on " + Wording.name(entity.javaType()) + rest, locator(member));
        }
    }
}
