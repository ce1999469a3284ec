package io.keywright.schema;

import io.keywright.schema.KeyTemplate.Placeholder;
import java.util.ArrayList;
import java.util.List;

/**
 * The item that holds a unique value for its owner: {@code UNIQUE#<Type>#<property>#<scope…>#<sha256 of the value's
 * text>} with the table's delimiter. Type and property go by the names under which they were first stored: a guard under a
 * new name would not know of those under the old one, and the value would be free. That text is its partition key, and its sort key too where the table has one.
 *
 * @param entity whose property it is
 * @param property the property
 * @param unique how its values are told apart
 */
public record Guard(Entity entity, Property property, Unique unique) {

    /** What every guard's key begins with. */
    public static final String PREFIX = "UNIQUE";

    /** What a guard holds beside its key, its type and when it expires. */
    public static final List<String> ATTRIBUTES = List.of("owner", "property", "value");

    /** The guards of a table's items, in the order of the declarations. */
    public static List<Guard> of(Table table) {
        List<Guard> guards = new ArrayList<>();
        for (Entity entity : table.entities()) {
            for (Property property : entity.properties()) {
                Unique unique = property.marks().unique();
                if (unique != null) {
                    guards.add(new Guard(entity, property, unique));
                }
            }
        }
        return guards;
    }

    /** The properties of its scope, as placeholders in their types' own formats. */
    public List<Placeholder> scope() {
        return unique.scope().stream().map(path -> new Placeholder(path, "")).toList();
    }

    /** The text before the scope; it ends with the delimiter. */
    public String leadingLiteral(String delimiter) {
        return String.join(delimiter, PREFIX, entity.oldestType(), property.oldestName(), "");
    }

    /** The key as messages show it: {@code UNIQUE#Customer#email#{tenant}#<sha256 of email>}. */
    public String template(String delimiter) {
        StringBuilder text = new StringBuilder(leadingLiteral(delimiter));
        scope().forEach(placeholder -> text.append(placeholder.source()).append(delimiter));
        return text.append("<sha256 of ").append(property.name()).append('>').toString();
    }
}
