package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.expression.DocumentPath;
import io.keywright.testing.expression.Operand;
import io.keywright.testing.expression.Update;
import io.keywright.testing.json.Fields;
import io.keywright.testing.json.ValueReader;
import io.keywright.testing.value.Type;
import io.keywright.testing.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The AttributeUpdates parameter of UpdateItem, from before expressions, made into the same tree. */
final class AttributeUpdates {

    private AttributeUpdates() {}

    static void check(Fields request, Constraints constraints) {
        Map<String, Fields> updates = request.map("AttributeUpdates", Fields::of);
        if (updates != null) {
            updates.forEach((attribute, update) -> constraints.oneOf(
                    update.string("Action"),
                    "attributeUpdates." + attribute + ".member.action",
                    List.of("ADD", "PUT", "DELETE")));
        }
    }

    static @Nullable Update of(Fields request) {
        Map<String, Fields> updates = request.map("AttributeUpdates", Fields::of);
        if (updates == null) {
            return null;
        }
        List<Update.Action> actions = new ArrayList<>();
        updates.forEach((attribute, update) -> actions.add(action(DocumentPath.of(attribute), update)));
        return new Update(actions, true);
    }

    private static Update.Action action(DocumentPath path, Fields update) {
        String action = update.string("Action", "PUT");
        var node = update.node("Value");
        if (node == null) {
            if (!action.equals("DELETE")) {
                throw ServiceError.invalidParameter(
                        "Only DELETE action is allowed when no attribute value is specified");
            }
            return new Update.Remove(path);
        }
        Value value = ValueReader.value(node);
        Type type = value.type();
        return switch (action) {
            case "DELETE" -> {
                if (!type.isSet()) {
                    throw ServiceError.invalidParameter(
                            "DELETE action with value is not supported for the type " + type);
                }
                yield new Update.Delete(path, value);
            }
            case "ADD" -> {
                if (type == Type.L) {
                    // Lists can be added to by this parameter only; the expression has list_append for it.
                    Operand present = new Operand.IfNotExists(path, new Operand.Literal(new Value.Elements(List.of())));
                    yield new Update.Set(path, new Operand.ListAppend(present, new Operand.Literal(value)));
                }
                if (type != Type.N && !type.isSet()) {
                    throw ServiceError.invalidParameter("ADD action is not supported for the type " + type);
                }
                yield new Update.Add(path, value);
            }
            default -> new Update.Set(path, new Operand.Literal(value));
        };
    }
}
