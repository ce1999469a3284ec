package io.keywright.processor.check;

import io.keywright.processor.names.Identifiers;
import io.keywright.processor.names.Names;
import io.keywright.processor.names.Reserved;
import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Collection;
import io.keywright.schema.Entity;
import io.keywright.schema.IndexKey;
import io.keywright.schema.Property;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * No two methods of the facade, queries of an entity or constants of its properties have one name. What only Java or
 * the runtime keeps for itself is no clash: such a name gets an underscore.
 */
final class MemberClashCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        checkFacade(table, problems);
        for (Entity entity : table.entities()) {
            checkQueries(table, entity, problems);
            checkConstants(table, entity, problems);
        }
        return problems;
    }

    private static void checkFacade(Table table, List<Problem> problems) {
        Map<String, String> taken = new HashMap<>();
        Map<String, String> entityNames = new HashMap<>();
        for (Entity entity : table.entities()) {
            String accessor = Names.accessor(entity.name());
            String described = Wording.simple(entity.javaType());
            // Entities of one name have clashed with all their classes already.
            boolean told = entityNames.putIfAbsent(folded(entity.name()), described) != null;
            String other = taken.putIfAbsent(folded(accessor), described);
            if (other != null && !told) {
                problems.add(facade(
                        Wording.name(entity.javaType()),
                        other,
                        accessor,
                        "Write @Entity(name = …) with another name",
                        Places.entity(table, entity, "name")));
            }
        }
        for (Collection collection : table.collections()) {
            String described = "the collection " + Wording.simple(collection.javaType());
            String other = taken.putIfAbsent(folded(collection.name()), described);
            if (other != null) {
                problems.add(facade(
                        "The collection " + Wording.name(collection.javaType()),
                        other,
                        collection.name(),
                        "Write @ItemCollection(name = …) with another name",
                        Places.collection(table, collection, "name")));
            }
        }
    }

    private static Problem facade(String subject, String other, String accessor, String remedy, Locator at) {
        return new Problem(
                Rule.NAME_CLASH,
                subject + " cannot be reached by the method of this name, which " + other + " has already: "
                        + Wording.quoted(accessor) + ". " + remedy + ".",
                at);
    }

    private static void checkQueries(Table table, Entity entity, List<Problem> problems) {
        Map<String, String> taken = new HashMap<>();
        checkQuery(table, entity, "Key", -1, entity.key().queryName(), taken, problems);
        for (IndexKey key : entity.indexKeys()) {
            checkQuery(table, entity, TemplateUse.annotation(key), key.index(), key.queryName(), taken, problems);
        }
    }

    private static void checkQuery(
            Table table,
            Entity entity,
            String annotation,
            int index,
            @Nullable String name,
            Map<String, String> taken,
            List<Problem> problems) {
        if (name == null || name.isEmpty()) {
            return;
        }
        String written = TemplateUse.annotationText(annotation, index);
        String other = taken.putIfAbsent(folded(name), written);
        String holder =
                Reserved.isOperation(name) ? "the repository keeps for its own operation" : other + " has already";
        if (Reserved.isOperation(name) || other != null) {
            problems.add(new Problem(
                    Rule.NAME_CLASH,
                    "name of " + written + " on " + Wording.name(entity.javaType()) + " cannot be one that " + holder
                            + ": " + Wording.quoted(name) + ". Write another, such as "
                            + Wording.quoted("by" + Identifiers.upperFirst(name)) + ".",
                    Locator.ofAnnotation(table.type(), entity.javaType(), annotation, index, "name")));
        }
    }

    private static void checkConstants(Table table, Entity entity, List<Problem> problems) {
        Map<String, Property> taken = new HashMap<>();
        for (Property property : entity.properties()) {
            String constant = Identifiers.constant(property.name());
            Property other = taken.putIfAbsent(constant, property);
            if (other != null) {
                problems.add(new Problem(
                        Rule.NAME_CLASH,
                        "The properties \"" + other.name() + "\" and \"" + property.name() + "\" of "
                                + Wording.name(entity.javaType()) + " cannot both be referred to by one constant: "
                                + Wording.quoted(constant) + ". Rename one of them.",
                        Locator.ofProperty(table.type(), entity.javaType(), property.name())));
            }
        }
    }

    private static String folded(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
