package io.keywright.runtime.expression;

import io.keywright.runtime.TableLayout;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;

/** The ProjectionExpression of a request, with numbered placeholders. */
public final class ProjectionExpression {

    private ProjectionExpression() {}

    /**
     * The attributes with what every item is known by: the table's key and the type.
     *
     * @param attributes as they are stored; one that is there already is named once
     */
    public static String of(TableLayout layout, Collection<String> attributes, Placeholders placeholders) {
        Set<String> all = new LinkedHashSet<>();
        all.add(layout.partitionKey());
        String sortKey = layout.sortKey();
        if (sortKey != null) {
            all.add(sortKey);
        }
        all.add(layout.typeAttribute());
        all.addAll(attributes);
        StringBuilder expression = new StringBuilder();
        for (String attribute : all) {
            expression.append(expression.isEmpty() ? "" : ", ").append(placeholders.name(attribute));
        }
        return expression.toString();
    }
}
