package io.keywright.runtime.query;

import io.keywright.runtime.MissingType;
import io.keywright.runtime.expression.Placeholders;
import java.util.ArrayList;
import java.util.List;

/**
 * The filter that leaves out items of other types. It lets items without a type through where those are an error, and
 * for several types also those of unknown types, which a listener is to hear of.
 */
final class TypeCondition {

    /** DynamoDB takes at most this many values in one IN. */
    private static final int MOST_IN = 100;

    private TypeCondition() {}

    static String expression(QuerySource<?> source, Placeholders placeholders) {
        List<String> types = source.decoder().types();
        String name = placeholders.name(source.table().layout().typeAttribute());
        return types.size() == 1
                ? only(types.get(0), name, source, placeholders)
                : noneOf(others(source, types), name, placeholders);
    }

    private static String only(String type, String name, QuerySource<?> source, Placeholders placeholders) {
        String equal = name + " = " + placeholders.value(type);
        return source.table().options().missingType() == MissingType.SKIP
                ? equal
                : "(" + equal + " OR attribute_not_exists(" + name + "))";
    }

    private static List<String> others(QuerySource<?> source, List<String> types) {
        List<String> others = new ArrayList<>(source.table().layout().types());
        others.removeAll(types);
        return others;
    }

    private static String noneOf(List<String> types, String name, Placeholders placeholders) {
        StringBuilder expression = new StringBuilder();
        for (int index = 0; index < types.size(); index++) {
            if (index % MOST_IN == 0) {
                expression
                        .append(index == 0 ? "NOT " : ") AND NOT ")
                        .append(name)
                        .append(" IN (");
            } else {
                expression.append(", ");
            }
            expression.append(placeholders.value(types.get(index)));
        }
        return expression.append(types.isEmpty() ? "" : ")").toString();
    }
}
