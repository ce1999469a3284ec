package io.keywright.processor.check;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Entity;
import io.keywright.schema.Guard;
import io.keywright.schema.Property;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * An attribute has one purpose: a key of the table, a key of one index, the type, or a property. Names are compared as
 * DynamoDB compares them, byte for byte: a property {@code type} beside the attribute {@code Type} is fine.
 */
final class SharedAttributeCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        Map<String, KeyAttribute> owners = new LinkedHashMap<>();
        for (KeyAttribute attribute : KeyAttribute.of(table)) {
            KeyAttribute first = owners.putIfAbsent(attribute.name(), attribute);
            if (first != null) {
                problems.add(betweenKeys(table, attribute, first));
            }
        }
        for (KeyAttribute owner : owners.values()) {
            problems.addAll(withProperties(table, owner));
        }
        if (!Guard.of(table).isEmpty()) {
            owners.values().stream()
                    .filter(owner -> Guard.ATTRIBUTES.contains(owner.name()))
                    .forEach(owner -> problems.add(withGuards(table, owner)));
        }
        return problems;
    }

    private static Problem withGuards(Table table, KeyAttribute owner) {
        return problem(
                owner.owner(),
                table,
                "the guards of @Unique values, which hold their owner's key there, the property's name or the value's text",
                owner.name(),
                "Write another name, such as " + owner.pair() + ".",
                owner.at());
    }

    private static Problem betweenKeys(Table table, KeyAttribute attribute, KeyAttribute first) {
        boolean index = attribute.at() instanceof Locator.OfIndex;
        String remedy = index
                ? "Give the index attributes of its own (" + attribute.pair() + " unless you name others) and let its"
                        + " templates hold the swapped or repeated values: that costs some bytes per item and keeps"
                        + " every index free to change."
                : "Write another name, such as " + attribute.pair() + ".";
        return problem(attribute.owner(), table, first.owner(), attribute.name(), remedy, attribute.at());
    }

    private static List<Problem> withProperties(Table table, KeyAttribute owner) {
        List<Problem> problems = new ArrayList<>();
        List<String> unaliased = new ArrayList<>();
        for (Entity entity : table.entities()) {
            for (Property property : entity.properties()) {
                if (property.evolution().formerly().contains(owner.name())) {
                    problems.add(problem(
                            "the former name of " + Wording.name(entity.javaType()) + "." + property.name(),
                            table,
                            owner.owner(),
                            owner.name(),
                            "What is there is no property; take it from @Attribute(formerly = …).",
                            Places.formerly(table, entity, property)));
                }
                if (!property.attribute().equals(owner.name()) || isTimeToLive(table, entity, property)) {
                    continue;
                }
                String described = described(property) + Wording.name(entity.javaType()) + "." + property.name();
                if (owner.configured() && !Places.isAliased(property)) {
                    unaliased.add(Wording.simple(entity.javaType()) + "." + property.name());
                } else {
                    problems.add(problem(
                            described,
                            table,
                            owner.owner(),
                            owner.name(),
                            remedy(table, owner),
                            Places.attribute(table, entity, property)));
                }
            }
        }
        if (!unaliased.isEmpty()) {
            // The key was named after the property, so the key's name is what has to change, once for all entities.
            problems.add(problem(
                    owner.owner(),
                    table,
                    "the " + (unaliased.size() == 1 ? "property " : "properties ") + Wording.listed(unaliased),
                    owner.name(),
                    "Give it an attribute of its own (" + owner.pair() + " unless you name others) and let a template"
                            + " take the property's value: that costs some bytes per item and keeps keys and"
                            + " properties free to change.",
                    owner.at()));
        }
        return problems;
    }

    /** It is there on purpose; a second property there is a fault of the two. */
    private static boolean isTimeToLive(Table table, Entity entity, Property property) {
        String timeToLive = table.timeToLive();
        return property.attribute().equals(timeToLive)
                && (property.marks().timeToLive()
                        || entity.timeToLive()
                                .filter(other -> other.attribute().equals(timeToLive))
                                .isPresent());
    }

    private static String described(Property property) {
        return property.marks().version() ? "the version " : "the property ";
    }

    private static String remedy(Table table, KeyAttribute owner) {
        return owner.name().equals(table.timeToLive())
                ? "Write @TimeToLive on the property if it says when the item expires, else @Attribute with a name of"
                        + " its own: DynamoDB deletes by any number there."
                : "Write @Attribute on the property with a name of its own; what the key needs of it, its template"
                        + " takes.";
    }

    private static Problem problem(String subject, Table table, String other, String name, String remedy, Locator at) {
        String upper = subject.substring(0, 1).toUpperCase(Locale.ROOT) + subject.substring(1);
        return new Problem(
                Rule.SHARED_ATTRIBUTE,
                upper + " (in " + Wording.name(table.type()) + ") may not share an attribute with " + other + ": "
                        + Wording.quoted(name) + ". " + remedy,
                at);
    }
}
