package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.json.Fields;
import java.util.List;
import java.util.function.Supplier;

/** The checks of the parameters that PutItem, UpdateItem and DeleteItem share. */
final class WriteParameters {

    private static final List<String> RETURN_VALUES =
            List.of("ALL_NEW", "UPDATED_OLD", "ALL_OLD", "NONE", "UPDATED_NEW");
    private static final List<String> ON_FAILURE = List.of("ALL_OLD", "NONE");
    static final List<String> COMPARISONS = List.of(
            "IN",
            "NULL",
            "BETWEEN",
            "LT",
            "NOT_CONTAINS",
            "EQ",
            "GT",
            "NOT_NULL",
            "NE",
            "LE",
            "BEGINS_WITH",
            "GE",
            "CONTAINS");

    private WriteParameters() {}

    /** Reads a request, and reports what is wrong with it as these operations do. */
    static <T> T parse(Supplier<T> reading) {
        try {
            return reading.get();
        } catch (ServiceError refusal) {
            throw refusal.inEnvelope();
        }
    }

    static void check(Fields request, Constraints constraints) {
        Parameters.returnItemCollectionMetrics(request, constraints);
        constraints.oneOf(request.string("ReturnValues"), "returnValues", RETURN_VALUES);
        constraints.oneOf(
                request.string("ReturnValuesOnConditionCheckFailure"),
                "returnValuesOnConditionCheckFailure",
                ON_FAILURE);
        constraints.oneOf(request.string("ConditionalOperator"), "conditionalOperator", List.of("OR", "AND"));
        var expected = request.map("Expected", Fields::of);
        if (expected != null) {
            expected.forEach((attribute, condition) -> constraints.oneOf(
                    condition.string("ComparisonOperator"),
                    "expected." + attribute + ".member.comparisonOperator",
                    COMPARISONS));
        }
    }
}
