package io.keywright.testing.expression;

import io.keywright.testing.json.Json;
import io.keywright.testing.value.Order;
import io.keywright.testing.value.Type;
import io.keywright.testing.value.Value;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The checks of the operands of one comparison or function at a time. */
public final class ConditionChecks {

    private enum Detail {
        UNDEFINED,
        OPERAND_COUNT,
        DISTINCT,
        OPERAND_TYPE
    }

    private final Findings<Detail> details = new Findings<>(Detail.class);

    /** What is wrong with the comparison or function just parsed; forgets it. */
    public @Nullable String takeFinding() {
        String finding = details.mostUrgent();
        details.clear();
        return finding;
    }

    void undefined(String message) {
        details.add(Detail.UNDEFINED, message);
    }

    public void count(String function, List<Operand> arguments, int expected) {
        if (arguments.size() != expected) {
            details.add(
                    Detail.OPERAND_COUNT,
                    "Incorrect number of operands for operator or function; operator or function: " + function
                            + ", number of operands: " + arguments.size());
        }
    }

    DocumentPath path(String function, Operand operand) {
        if (operand instanceof Operand.Attribute attribute) {
            return attribute.path();
        }
        details.add(
                Detail.OPERAND_TYPE,
                "Operator or function requires a document path; operator or function: " + function);
        return DocumentPath.of("");
    }

    public Type typeName(String function, Operand operand) {
        if (operand instanceof Operand.Literal literal && literal.value() instanceof Value.Text text) {
            for (Type type : Type.values()) {
                if (type.name().equals(text.text())) {
                    return type;
                }
            }
            details.add(
                    Detail.OPERAND_TYPE,
                    "Invalid attribute type name found; type: " + text.text()
                            + ", valid types: {B,NULL,SS,BOOL,L,BS,N,NS,S,M}");
        } else {
            Type type = OperandParser.knownType(operand);
            details.add(
                    Detail.OPERAND_TYPE,
                    incorrectType(function, type == null ? "{NS,SS,L,BS,N,M,B,BOOL,NULL,S}" : type.name()));
        }
        return Type.NULL;
    }

    public void type(String function, Operand operand, Set<Type> types, boolean allowed) {
        Type type = OperandParser.knownType(operand);
        if (type != null && types.contains(type) != allowed) {
            details.add(Detail.OPERAND_TYPE, incorrectType(function, type.name()));
        }
    }

    public void ordered(String operator, Operand... compared) {
        for (Operand operand : compared) {
            Type type = OperandParser.knownType(operand);
            if (type != null && !type.isScalarKey()) {
                details.add(
                        Detail.OPERAND_TYPE,
                        "Incorrect operand type for operator or function; operator: " + operator + ", operand type: "
                                + type.name());
            }
        }
    }

    private static String incorrectType(String function, String type) {
        return "Incorrect operand type for operator or function; operator or function: " + function + ", operand type: "
                + type;
    }

    public void distinct(String operator, Operand left, Operand right) {
        if (left instanceof Operand.Attribute a && right instanceof Operand.Attribute b && a.equals(b)) {
            details.add(
                    Detail.DISTINCT,
                    "The first operand must be distinct from the remaining operands for this operator or function; "
                            + "operator: " + operator + ", first operand: " + a.path());
        }
    }

    public void bounds(Operand low, Operand high) {
        if (!(low instanceof Operand.Literal first) || !(high instanceof Operand.Literal second)) {
            return;
        }
        String bounds = "; lower bound operand: AttributeValue: " + shown(first.value())
                + ", upper bound operand: AttributeValue: " + shown(second.value());
        if (first.value().type() != second.value().type()) {
            details.add(
                    Detail.OPERAND_TYPE,
                    "The BETWEEN operator requires same data type for lower and upper bounds" + bounds);
        } else if (Order.comparable(first.value(), second.value())
                && Order.compare(first.value(), second.value()) > 0) {
            details.add(
                    Detail.OPERAND_TYPE,
                    "The BETWEEN operator requires upper bound to be greater than or equal to lower bound" + bounds);
        }
    }

    private static String shown(Value value) {
        return "{" + value.type() + ":" + Json.plain(value) + "}";
    }
}
