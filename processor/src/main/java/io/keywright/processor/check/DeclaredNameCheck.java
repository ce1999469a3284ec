package io.keywright.processor.check;

import io.keywright.processor.names.Identifiers;
import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Collection;
import io.keywright.schema.Document;
import io.keywright.schema.Entity;
import io.keywright.schema.IndexKey;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.SourceVersion;

/** Names that become methods and classes are Java's, and there where an access pattern needs one. */
final class DeclaredNameCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        for (Entity entity : table.entities()) {
            if (!SourceVersion.isIdentifier(entity.name())) {
                problems.add(problem(
                        "name of @Entity on " + Wording.name(entity.javaType()),
                        entity.name(),
                        "Write what its generated classes shall be called after, such as "
                                + Wording.quoted(entity.javaType().simpleName()),
                        Places.entity(table, entity, "name")));
            }
            checkQueries(table, entity, problems);
        }
        for (Document document : table.documents()) {
            if (!SourceVersion.isIdentifier(document.name())) {
                problems.add(problem(
                        "name of @Document on " + Wording.name(document.javaType()),
                        document.name(),
                        "Write what its generated classes shall be called after, such as "
                                + Wording.quoted(document.javaType().simpleName()),
                        Locator.ofAnnotation(table.type(), document.javaType(), "Document", -1, "name")));
            }
        }
        for (Collection collection : table.collections()) {
            if (!Identifiers.isName(collection.name())) {
                problems.add(problem(
                        "name of @ItemCollection on " + Wording.name(collection.javaType()),
                        collection.name(),
                        "Write what the method shall be called, such as "
                                + Wording.quoted(Identifiers.lowerFirst(
                                        collection.javaType().simpleName())),
                        Places.collection(table, collection, "name")));
            }
        }
        return problems;
    }

    private static void checkQueries(Table table, Entity entity, List<Problem> problems) {
        String primary = entity.key().queryName();
        if (primary != null && !Identifiers.isName(primary)) {
            problems.add(query(table, entity, "Key", -1, primary, "such as \"ofCustomer\", or leave it out"));
        }
        for (IndexKey key : entity.indexKeys()) {
            if (!Identifiers.isName(key.queryName())) {
                problems.add(query(
                        table,
                        entity,
                        TemplateUse.annotation(key),
                        key.index(),
                        key.queryName(),
                        "such as \"byStatus\""));
            }
        }
    }

    private static Problem query(
            Table table, Entity entity, String annotation, int index, String name, String suggestion) {
        return problem(
                "name of " + TemplateUse.annotationText(annotation, index) + " on " + Wording.name(entity.javaType()),
                name,
                "Write what the query shall be called, " + suggestion,
                Locator.ofAnnotation(table.type(), entity.javaType(), annotation, index, "name"));
    }

    private static Problem problem(String subject, String name, String remedy, Locator at) {
        return new Problem(
                Rule.INVALID_NAME, subject + " must be a Java name: " + Wording.quoted(name) + ". " + remedy + ".", at);
    }
}
