package io.keywright.processor.check;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Marks;
import io.keywright.schema.Property;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.Structure;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A promise and the property that carries it.
 *
 * @param table the table's interface
 * @param structure the entity or document
 * @param property the property
 * @param mark which promise
 */
record MarkUse(QualifiedName table, Structure structure, Property property, Mark mark) {

    /** The promises. */
    enum Mark {
        VERSION("Version"),
        IMMUTABLE("Immutable"),
        TIME_TO_LIVE("TimeToLive"),
        CREATED_AT("CreatedAt"),
        UPDATED_AT("UpdatedAt"),
        UNIQUE("Unique");

        private final String annotation;

        Mark(String annotation) {
            this.annotation = annotation;
        }

        private boolean isOn(Marks marks) {
            return switch (this) {
                case VERSION -> marks.version();
                case IMMUTABLE -> marks.immutable();
                case TIME_TO_LIVE -> marks.timeToLive();
                case CREATED_AT -> marks.createdAt();
                case UPDATED_AT -> marks.updatedAt();
                case UNIQUE -> marks.unique() != null;
            };
        }
    }

    /** The promises of a type, in the order of its properties. */
    static List<MarkUse> of(Table table, Structure structure) {
        List<MarkUse> uses = new ArrayList<>();
        for (Property property : structure.properties()) {
            for (Mark mark : Mark.values()) {
                if (mark.isOn(property.marks())) {
                    uses.add(new MarkUse(table.type(), structure, property, mark));
                }
            }
        }
        return uses;
    }

    /** Those of one kind. */
    static List<MarkUse> of(Table table, Structure structure, Mark mark) {
        return of(table, structure).stream().filter(use -> use.mark() == mark).toList();
    }

    /** {@code @Version}. */
    String annotation() {
        return "@" + mark.annotation;
    }

    /** {@code @Version on com.daintree.shop.Cart.version}. */
    String place() {
        return annotation() + " on " + Wording.name(structure.javaType()) + "." + property.name();
    }

    Problem problem(Rule rule, String message) {
        return problem(rule, message, null);
    }

    /** A problem at a member of the annotation. */
    Problem problem(Rule rule, String message, @Nullable String member) {
        return new Problem(
                rule,
                message,
                Locator.ofPropertyAnnotation(table, structure.javaType(), property.name(), mark.annotation, member));
    }
}
