package io.keywright.testing.operation;

import io.keywright.testing.error.ServiceError;
import io.keywright.testing.expression.Condition;
import io.keywright.testing.json.Fields;
import io.keywright.testing.json.ValueReader;
import io.keywright.testing.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The Expected parameter of writes, from before expressions. */
final class Expected {

    private Expected() {}

    static @Nullable Condition of(Fields request) {
        OlderConditions.checkOperator(request, "Expected");
        Map<String, Fields> expected = request.map("Expected", Fields::of);
        if (expected == null || expected.isEmpty()) {
            return null;
        }
        List<Condition> conditions = new ArrayList<>();
        expected.forEach((attribute, fields) -> conditions.add(one(attribute, fields)));
        return OlderConditions.join(conditions, request.string("ConditionalOperator", "AND"));
    }

    private static Condition one(String attribute, Fields fields) {
        String forAttribute = " for Attribute: " + attribute;
        String operator = fields.string("ComparisonOperator");
        List<Value> list = fields.list("AttributeValueList", ValueReader::value);
        var node = fields.node("Value");
        Value value = node == null ? null : ValueReader.value(node);
        if (list != null && value != null) {
            throw ServiceError.invalidParameter("Value and AttributeValueList cannot be used together" + forAttribute);
        }
        if (operator != null) {
            if (fields.has("Exists")) {
                throw ServiceError.invalidParameter(
                        "Exists and ComparisonOperator cannot be used together" + forAttribute);
            }
            boolean unary = operator.equals("NULL") || operator.equals("NOT_NULL");
            if (!unary && list == null && value == null) {
                throw ServiceError.invalidParameter(
                        "Value or AttributeValueList must be used with ComparisonOperator: " + operator + forAttribute);
            }
            List<Value> values = value != null ? List.of(value) : list == null ? List.of() : list;
            return OlderConditions.tree(attribute, operator, values);
        }
        if (list != null) {
            throw ServiceError.invalidParameter(
                    "AttributeValueList can only be used with a ComparisonOperator" + forAttribute);
        }
        Boolean exists = fields.bool("Exists");
        if (!Boolean.FALSE.equals(exists)) {
            if (value == null) {
                throw ServiceError.invalidParameter("Value must be provided when Exists is " + exists + forAttribute);
            }
            return OlderConditions.tree(attribute, "EQ", List.of(value));
        }
        if (value != null) {
            throw ServiceError.invalidParameter("Value cannot be used when Exists is false" + forAttribute);
        }
        return OlderConditions.tree(attribute, "NULL", List.of());
    }
}
