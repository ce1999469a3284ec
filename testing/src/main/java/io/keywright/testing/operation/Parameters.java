package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.json.Fields;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Checks of parameters that several operations share. */
final class Parameters {

    static final List<String> CAPACITY = List.of("INDEXES", "TOTAL", "NONE");
    static final List<String> METRICS = List.of("SIZE", "NONE");
    private static final int MOST_ATTRIBUTES = 255;

    private Parameters() {}

    /** The name of the table of an item operation, checked with what else the constraints hold already. */
    static @Nullable String tableName(Fields request, Constraints constraints) {
        String name = request.string("TableName");
        constraints.present(name, "tableName");
        constraints.tableName(name, "tableName");
        return name;
    }

    static void returnConsumedCapacity(Fields request, Constraints constraints) {
        constraints.oneOf(request.string("ReturnConsumedCapacity"), "returnConsumedCapacity", CAPACITY);
    }

    static void returnItemCollectionMetrics(Fields request, Constraints constraints) {
        constraints.oneOf(request.string("ReturnItemCollectionMetrics"), "returnItemCollectionMetrics", METRICS);
    }

    static void attributesToGet(Fields request, Constraints constraints) {
        constraints.length(request.strings("AttributesToGet"), "attributesToGet", 1, MOST_ATTRIBUTES);
    }

    static void refuseDuplicateAttributesToGet(Fields request) {
        List<String> names = request.strings("AttributesToGet");
        Set<String> seen = new LinkedHashSet<>();
        for (String name : names == null ? List.<String>of() : names) {
            if (!seen.add(name)) {
                throw ServiceError.invalidParameter("Duplicate value in attribute name: " + name);
            }
        }
    }

    /** Refuses expressions beside the older parameters, and placeholders without expressions. */
    static void refuseMixture(Fields request, List<String> expressions, List<String> older) {
        List<String> givenExpressions = given(request, expressions);
        List<String> givenOlder = given(request, older);
        if (!givenExpressions.isEmpty() && !givenOlder.isEmpty()) {
            throw ServiceError.validation("Can not use both expression and non-expression parameters in the same "
                    + "request: Non-expression parameters: {" + String.join(", ", givenOlder)
                    + "} Expression parameters: {" + String.join(", ", givenExpressions) + "}");
        }
        if (request.has("ExpressionAttributeNames") && givenExpressions.isEmpty()) {
            throw ServiceError.validation("ExpressionAttributeNames can only be specified when using expressions");
        }
        if (!request.has("ExpressionAttributeValues")) {
            return;
        }
        List<String> withValues = expressions.stream()
                .filter(name -> !name.equals("ProjectionExpression"))
                .toList();
        if (!withValues.isEmpty() && withValues.stream().noneMatch(request::has)) {
            throw ServiceError.validation("ExpressionAttributeValues can only be specified when using expressions: "
                    + String.join(" and ", withValues) + (withValues.size() > 1 ? " are" : " is") + " null");
        }
    }

    private static List<String> given(Fields request, List<String> names) {
        List<String> given = new ArrayList<>();
        for (String name : names) {
            if (request.has(name)) {
                given.add(name);
            }
        }
        return given;
    }
}
