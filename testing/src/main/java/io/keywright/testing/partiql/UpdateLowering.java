package io.keywright.testing.partiql;

import io.keywright.testing.error.ServiceError;
import io.keywright.testing.expression.DocumentPath;
import io.keywright.testing.expression.Operand;
import io.keywright.testing.expression.Update;
import io.keywright.testing.value.Type;
import io.keywright.testing.value.Value;
import java.util.ArrayList;
import java.util.List;

/** Makes the changes of an UPDATE into those that update expressions have. */
public final class UpdateLowering {

    private UpdateLowering() {}

    public static Update update(List<Statement.Change> changes) {
        List<Update.Action> actions = new ArrayList<>();
        for (Statement.Change change : changes) {
            for (Update.Action earlier : actions) {
                String clash = change.path().clash(earlier.path());
                if (clash != null) {
                    throw ServiceError.validation(clash);
                }
            }
            actions.add(action(change));
        }
        return new Update(actions);
    }

    private static Update.Action action(Statement.Change change) {
        Expression value = change.value();
        if (value == null) {
            return new Update.Remove(change.path());
        }
        if (value instanceof Expression.Call call) {
            switch (call.function()) {
                case "set_add" -> {
                    return new Update.Add(change.path(), members(change.path(), call));
                }
                case "set_delete" -> {
                    return new Update.Delete(change.path(), members(change.path(), call));
                }
                default -> {}
            }
        }
        return new Update.Set(change.path(), operand(value));
    }

    /** The set that is added to or taken from the set at the path. */
    private static Value members(DocumentPath target, Expression.Call call) {
        checkCount(call);
        boolean same = call.arguments().get(0) instanceof Expression.Path path
                && path.path().equals(target);
        if (!same) {
            throw Malformed.unsupported(call.function() + " of another attribute than the one that is set");
        }
        Value members = Constants.of(call.arguments().get(1));
        if (!members.type().isSet()) {
            throw incorrectType(call.function(), members.type());
        }
        return members;
    }

    private static Operand operand(Expression expression) {
        if (expression instanceof Expression.Path path) {
            return new Operand.Attribute(path.path());
        } else if (expression instanceof Expression.Call call) {
            return function(call);
        } else if (expression instanceof Expression.Binary binary) {
            boolean minus = binary.operator().equals("-");
            if (!minus && !binary.operator().equals("+")) {
                throw Malformed.unsupported("operator " + binary.operator() + " in SET");
            }
            Operand left = operand(binary.left());
            Operand right = operand(binary.right());
            checkType(binary.operator(), left, Type.N);
            checkType(binary.operator(), right, Type.N);
            return new Operand.Sum(left, right, minus);
        } else if (expression instanceof Expression.Missing || !Constants.isConstant(expression)) {
            throw Malformed.unsupported("a value in SET that is neither constant, nor an attribute, nor a function");
        }
        return new Operand.Literal(Constants.of(expression));
    }

    private static Operand function(Expression.Call call) {
        if (!call.function().equals("list_append")) {
            throw ServiceError.validation("Invalid function name; function: " + call.function());
        }
        checkCount(call);
        Operand first = operand(call.arguments().get(0));
        Operand second = operand(call.arguments().get(1));
        checkType(call.function(), first, Type.L);
        checkType(call.function(), second, Type.L);
        return new Operand.ListAppend(first, second);
    }

    private static void checkCount(Expression.Call call) {
        if (call.arguments().size() != 2) {
            throw ServiceError.validation(
                    "Incorrect number of operands for operator or function; operator or function: " + call.function()
                            + ", number of operands: " + call.arguments().size());
        }
    }

    private static void checkType(String operator, Operand operand, Type expected) {
        if (operand instanceof Operand.Literal literal && literal.value().type() != expected) {
            throw incorrectType(operator, literal.value().type());
        }
    }

    private static ServiceError incorrectType(String operator, Type type) {
        return ServiceError.validation("Incorrect operand type for operator or function; operator or function: "
                + operator + ", operand type: " + type);
    }
}
