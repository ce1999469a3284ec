package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.json.Fields;
import io.keywright.testing.json.ValueReader;
import io.keywright.testing.value.Item;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The parameters that Query and Scan share. */
final class ReadParameters {

    private ReadParameters() {}

    static void check(Fields request, Constraints constraints, String filterParameter) {
        constraints.atLeast(request.integer("Limit"), "limit", 1);
        Parameters.returnConsumedCapacity(request, constraints);
        Parameters.attributesToGet(request, constraints);
        comparisons(request, constraints, filterParameter);
        Selection.check(request, constraints);
        constraints.oneOf(request.string("ConditionalOperator"), "conditionalOperator", List.of("OR", "AND"));
    }

    static void comparisons(Fields request, Constraints constraints, String parameter) {
        Map<String, Fields> conditions = request.map(parameter, Fields::of);
        if (conditions != null) {
            String path = Character.toLowerCase(parameter.charAt(0)) + parameter.substring(1);
            conditions.forEach((attribute, condition) -> {
                String operator = condition.string("ComparisonOperator");
                String member = path + "." + attribute + ".member.comparisonOperator";
                constraints.present(operator, member);
                constraints.oneOf(operator, member, WriteParameters.COMPARISONS);
            });
        }
    }

    static @Nullable Item startKey(Fields request) {
        var nodes = request.nodes("ExclusiveStartKey");
        return nodes == null
                ? null
                : new Item(ValueReader.values(nodes, "The provided starting key is invalid: ", null));
    }
}
