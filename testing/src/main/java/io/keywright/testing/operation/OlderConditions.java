package io.keywright.testing.operation;

import io.keywright.testing.error.ServiceError;
import io.keywright.testing.expression.Condition;
import io.keywright.testing.expression.DocumentPath;
import io.keywright.testing.expression.Operand;
import io.keywright.testing.json.Fields;
import io.keywright.testing.json.ValueReader;
import io.keywright.testing.value.Order;
import io.keywright.testing.value.Type;
import io.keywright.testing.value.Value;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The conditions that came before expressions, made into the same trees: filters, expectations, key conditions. */
final class OlderConditions {

    private static final Set<Type> SCALARS = EnumSet.of(Type.S, Type.N, Type.B);

    private OlderConditions() {}

    /** Reads a map from attribute to comparison, as QueryFilter and ScanFilter are; null where it is not given. */
    static @Nullable Condition filter(Fields request, String parameter) {
        checkOperator(request, parameter);
        Map<String, Fields> conditions = request.map(parameter, Fields::of);
        if (conditions == null || conditions.isEmpty()) {
            return null;
        }
        List<Condition> trees = new ArrayList<>();
        conditions.forEach((attribute, condition) -> {
            List<Value> values = condition.list("AttributeValueList", ValueReader::value);
            String operator = condition.string("ComparisonOperator", "EQ");
            trees.add(tree(attribute, operator, values == null ? List.of() : values));
        });
        return join(trees, request.string("ConditionalOperator", "AND"));
    }

    /** Refuses an operator that joins nothing. */
    static void checkOperator(Fields request, String parameter) {
        if (request.has("ConditionalOperator")) {
            Map<String, Fields> conditions = request.map(parameter, Fields::of);
            if (conditions == null || conditions.isEmpty()) {
                throw ServiceError.invalidParameter("ConditionalOperator cannot be used without Filter or Expected");
            }
            if (conditions.size() == 1) {
                throw ServiceError.invalidParameter(
                        "ConditionalOperator can only be used when Filter or Expected has two or more elements");
            }
        }
    }

    static Condition join(List<Condition> conditions, String operator) {
        Condition joined = conditions.get(0);
        for (Condition condition : conditions.subList(1, conditions.size())) {
            joined = operator.equals("OR") ? new Condition.Or(joined, condition) : new Condition.And(joined, condition);
        }
        return joined;
    }

    /** Checks one comparison as the service does. */
    static void check(String operator, List<Value> values) {
        boolean rightCount = switch (operator) {
            case "NULL", "NOT_NULL" -> values.isEmpty();
            case "IN" -> !values.isEmpty();
            case "BETWEEN" -> values.size() == 2;
            default -> values.size() == 1;
        };
        if (!rightCount) {
            throw ServiceError.invalidParameter(
                    "Invalid number of argument(s) for the " + operator + " ComparisonOperator");
        }
        Set<Type> allowed = switch (operator) {
            case "EQ", "NE" -> EnumSet.allOf(Type.class);
            case "BEGINS_WITH" -> EnumSet.of(Type.S, Type.B);
            default -> SCALARS;
        };
        for (Value value : values) {
            if (value.type() != values.get(0).type()) {
                throw ServiceError.invalidParameter("AttributeValues inside AttributeValueList must be of same type");
            }
            if (!allowed.contains(value.type())) {
                throw ServiceError.invalidParameter("ComparisonOperator " + operator + " is not valid for "
                        + value.type() + " AttributeValue type");
            }
        }
        if (operator.equals("BETWEEN") && Order.compare(values.get(0), values.get(1)) > 0) {
            throw ServiceError.validation(
                    "The BETWEEN condition was provided a range where the lower bound is greater than the upper bound");
        }
    }

    /** One comparison as a tree. */
    static Condition tree(String attribute, String operator, List<Value> values) {
        check(operator, values);
        DocumentPath path = DocumentPath.of(attribute);
        Operand left = new Operand.Attribute(path);
        List<Operand> right = values.stream().<Operand>map(Operand.Literal::new).toList();
        return switch (operator) {
            case "NULL" -> new Condition.NotExists(path);
            case "NOT_NULL" -> new Condition.Exists(path);
            case "CONTAINS" -> new Condition.Contains(left, right.get(0));
            case "NOT_CONTAINS" -> new Condition.Not(new Condition.Contains(left, right.get(0)));
            case "BEGINS_WITH" -> new Condition.BeginsWith(left, right.get(0));
            case "IN" -> new Condition.In(left, right);
            case "BETWEEN" -> new Condition.Between(left, right.get(0), right.get(1));
            default -> new Condition.Compare(comparator(operator), left, right.get(0));
        };
    }

    private static Condition.Comparator comparator(String operator) {
        return switch (operator) {
            case "NE" -> Condition.Comparator.NOT_EQUAL;
            case "LT" -> Condition.Comparator.LESS;
            case "LE" -> Condition.Comparator.LESS_OR_EQUAL;
            case "GT" -> Condition.Comparator.GREATER;
            case "GE" -> Condition.Comparator.GREATER_OR_EQUAL;
            default -> Condition.Comparator.EQUAL;
        };
    }
}
