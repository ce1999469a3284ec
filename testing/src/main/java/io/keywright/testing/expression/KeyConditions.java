package io.keywright.testing.expression;

import io.keywright.testing.error.ServiceError;
import io.keywright.testing.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads a key condition expression as conditions on single attributes, and refuses what a query cannot answer. */
public final class KeyConditions {

    private final Map<String, KeyCondition> conditions = new LinkedHashMap<>();

    private KeyConditions() {}

    /** Parses a KeyConditionExpression into its conditions by attribute, in the order of the text. */
    public static Map<String, KeyCondition> parse(String text, Placeholders placeholders) {
        KeyConditions collected = new KeyConditions();
        collected.collect(ConditionParser.parse("KeyConditionExpression", text, placeholders));
        return collected.conditions;
    }

    private void collect(Condition condition) {
        if (condition instanceof Condition.And and) {
            collect(and.left());
            collect(and.right());
        } else if (condition instanceof Condition.Compare compare) {
            if (compare.comparator() == Condition.Comparator.NOT_EQUAL) {
                throw invalidOperator("<>");
            }
            refuseNested(compare.left());
            refuseNested(compare.right());
            if (compare.left() instanceof Operand.Literal literal) {
                put(compare.right(), operator(compare.comparator().mirrored()), literal);
            } else {
                put(compare.left(), operator(compare.comparator()), compare.right());
            }
        } else if (condition instanceof Condition.Between between) {
            refuseNested(between.value());
            requireAttribute("BETWEEN", between.value());
            put(between.value(), KeyCondition.Operator.BETWEEN, between.low(), between.high());
        } else if (condition instanceof Condition.BeginsWith begins) {
            refuseNested(begins.value());
            requireAttribute("begins_with", begins.value());
            put(begins.value(), KeyCondition.Operator.BEGINS_WITH, begins.prefix());
        } else {
            throw invalidOperator(name(condition));
        }
    }

    private static String name(Condition condition) {
        if (condition instanceof Condition.Or) {
            return "OR";
        } else if (condition instanceof Condition.Not) {
            return "NOT";
        } else if (condition instanceof Condition.In) {
            return "IN";
        } else if (condition instanceof Condition.Exists) {
            return "attribute_exists";
        } else if (condition instanceof Condition.NotExists) {
            return "attribute_not_exists";
        }
        return condition instanceof Condition.HasType ? "attribute_type" : "contains";
    }

    private static ServiceError invalidOperator(String operator) {
        return ServiceError.validation("Invalid operator used in KeyConditionExpression: " + operator);
    }

    private static void refuseNested(Operand operand) {
        if (operand instanceof Operand.Size) {
            throw ServiceError.validation("KeyConditionExpressions cannot contain nested operations");
        }
    }

    private static void requireAttribute(String operator, Operand operand) {
        if (!(operand instanceof Operand.Attribute)) {
            throw ServiceError.validation("Invalid condition in KeyConditionExpression: " + operator
                    + " operator must have the key attribute as its first operand");
        }
    }

    private static KeyCondition.Operator operator(Condition.Comparator comparator) {
        return switch (comparator) {
            case LESS -> KeyCondition.Operator.LT;
            case LESS_OR_EQUAL -> KeyCondition.Operator.LE;
            case GREATER -> KeyCondition.Operator.GT;
            case GREATER_OR_EQUAL -> KeyCondition.Operator.GE;
            default -> KeyCondition.Operator.EQ;
        };
    }

    private void put(Operand attribute, KeyCondition.Operator operator, Operand... operands) {
        if (!(attribute instanceof Operand.Attribute named)) {
            throw ServiceError.validation("Invalid condition in KeyConditionExpression: No key attribute specified");
        }
        if (named.path().isNested()) {
            throw ServiceError.validation("KeyConditionExpressions cannot have conditions on nested attributes");
        }
        List<Value> values =
                List.of(operands).stream().map(KeyConditions::literal).toList();
        if (conditions.put(named.path().attribute(), new KeyCondition(operator, values)) != null) {
            throw ServiceError.validation("KeyConditionExpressions must only contain one condition per key");
        }
    }

    private static Value literal(Operand operand) {
        refuseNested(operand);
        if (operand instanceof Operand.Literal literal) {
            return literal.value();
        }
        throw ServiceError.validation(
                "Invalid condition in KeyConditionExpression: Multiple attribute names used in one condition");
    }
}
