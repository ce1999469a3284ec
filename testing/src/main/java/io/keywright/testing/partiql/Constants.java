package io.keywright.testing.partiql;

import io.keywright.testing.error.ServiceError;
import io.keywright.testing.value.Item;
import io.keywright.testing.value.Type;
import io.keywright.testing.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The values that expressions are before any item is read. */
public final class Constants {

    private static final int DEEPEST = 32;

    private Constants() {}

    /** Whether the expression is a value whatever the item. */
    static boolean isConstant(Expression expression) {
        if (expression instanceof Expression.ListOf list) {
            return list.elements().stream().allMatch(Constants::isConstant);
        } else if (expression instanceof Expression.SetOf set) {
            return set.elements().stream().allMatch(Constants::isConstant);
        } else if (expression instanceof Expression.TupleOf tuple) {
            return tuple.members().stream().allMatch(member -> isConstant(member.value()));
        }
        return expression instanceof Expression.Constant;
    }

    /** The value of an expression that must be constant. */
    static Value of(Expression expression) {
        return of(expression, 0);
    }

    /** The item that an INSERT gives. */
    public static Item item(Statement.Insert insert) {
        // The item itself is no level.
        if (of(insert.item(), -1) instanceof Value.Entries entries) {
            return new Item(entries.values());
        }
        throw Malformed.unsupported("an item that is no tuple");
    }

    private static Value of(Expression expression, int depth) {
        if (depth > DEEPEST) {
            throw ServiceError.validation("Nesting Levels have exceeded supported limits");
        }
        if (expression instanceof Expression.Constant constant) {
            if (depth > 0 && depth + levels(constant.value()) > DEEPEST) {
                throw ServiceError.validation("Nesting Levels have exceeded supported limits");
            }
            return constant.value();
        } else if (expression instanceof Expression.ListOf list) {
            return new Value.Elements(all(list.elements(), depth + 1));
        } else if (expression instanceof Expression.SetOf set) {
            return set(all(set.elements(), depth + 1));
        } else if (expression instanceof Expression.TupleOf tuple) {
            Map<String, Value> entries = new LinkedHashMap<>();
            for (Expression.Member member : tuple.members()) {
                if (entries.put(name(member.name()), of(member.value(), depth + 1)) != null) {
                    throw ServiceError.validation("Duplicate attribute name in tuple: " + name(member.name()));
                }
            }
            return new Value.Entries(entries);
        }
        throw Malformed.unsupported("a value that is not constant");
    }

    /** How deep a value is nested: a parameter may be, and stands inside what the statement nests. */
    private static int levels(Value value) {
        if (value instanceof Value.Elements list) {
            return 1 + list.values().stream().mapToInt(Constants::levels).max().orElse(0);
        } else if (value instanceof Value.Entries map) {
            return 1
                    + map.values().values().stream()
                            .mapToInt(Constants::levels)
                            .max()
                            .orElse(0);
        }
        return 0;
    }

    private static String name(Expression name) {
        if (name instanceof Expression.Constant constant && constant.value() instanceof Value.Text text) {
            return text.text();
        }
        throw Malformed.unsupported("an attribute name in a tuple without single quotes");
    }

    private static List<Value> all(List<Expression> expressions, int depth) {
        List<Value> values = new ArrayList<>();
        for (Expression expression : expressions) {
            values.add(of(expression, depth));
        }
        return values;
    }

    private static Value set(List<Value> members) {
        if (members.isEmpty()) {
            throw ServiceError.invalidParameter("An string set  may not be empty");
        }
        Type type = setType(members.get(0).type());
        if (type == null || members.stream().anyMatch(member -> setType(member.type()) != type)) {
            throw ServiceError.invalidParameter(
                    "The members of a set must be all strings, all numbers or all binary values");
        }
        Set<Value> distinct = new LinkedHashSet<>(members);
        if (distinct.size() < members.size()) {
            throw ServiceError.validation("Input collection contains duplicates");
        }
        return new Value.Members(type, distinct);
    }

    private static @Nullable Type setType(Type member) {
        return switch (member) {
            case S -> Type.SS;
            case N -> Type.NS;
            case B -> Type.BS;
            default -> null;
        };
    }
}
