package io.keywright.processor.check;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Entity;
import io.keywright.schema.IndexKey;
import io.keywright.schema.KeyTemplate;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A template and the annotation member that holds it.
 *
 * @param table the table's interface
 * @param entity whose template it is
 * @param annotation {@code Key}, {@code Gsi} or {@code Lsi}
 * @param index the index number; -1 for {@code Key}
 * @param member {@code pk} or {@code sk}
 * @param template the template
 */
record TemplateUse(
        QualifiedName table, Entity entity, String annotation, int index, String member, KeyTemplate template) {

    /** Every template of a table, each once, in the order of the declarations. */
    static List<TemplateUse> of(Table table) {
        return table.entities().stream()
                .flatMap(entity -> of(table, entity).stream())
                .toList();
    }

    /** The templates of one entity. A local index has no partition template of its own. */
    static List<TemplateUse> of(Table table, Entity entity) {
        List<TemplateUse> uses = new ArrayList<>();
        add(uses, table, entity, "Key", -1, "pk", entity.key().pk());
        add(uses, table, entity, "Key", -1, "sk", entity.key().sk());
        for (IndexKey key : entity.indexKeys()) {
            String annotation = annotation(key);
            if (!key.local()) {
                add(uses, table, entity, annotation, key.index(), "pk", key.pk());
            }
            add(uses, table, entity, annotation, key.index(), "sk", key.sk());
        }
        return uses;
    }

    private static void add(
            List<TemplateUse> uses,
            Table table,
            Entity entity,
            String annotation,
            int index,
            String member,
            @Nullable KeyTemplate template) {
        if (template != null) {
            uses.add(new TemplateUse(table.type(), entity, annotation, index, member, template));
        }
    }

    static String annotation(IndexKey key) {
        return key.local() ? "Lsi" : "Gsi";
    }

    boolean primary() {
        return index < 0;
    }

    boolean sort() {
        return member.equals("sk");
    }

    /** Whether it has braces that can be trusted. */
    boolean sound() {
        return template.faults().isEmpty();
    }

    /** {@code sk of @Gsi(index = 2) on Order}. */
    String place() {
        return member + " of " + annotationText(annotation, index) + " on " + Wording.name(entity.javaType());
    }

    /** The template in quotation marks. */
    String quoted() {
        return Wording.quoted(template.text());
    }

    /** {@code @Gsi(index = 2)}, {@code @Key}. */
    static String annotationText(String annotation, int index) {
        return index < 0 ? "@" + annotation : "@" + annotation + "(index = " + index + ")";
    }

    Problem problem(Rule rule, String message) {
        return new Problem(rule, message, Locator.ofAnnotation(table, entity.javaType(), annotation, index, member));
    }
}
