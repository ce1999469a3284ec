package io.keywright.testing.partiql;

import io.keywright.testing.error.ServiceError;
import io.keywright.testing.expression.Condition;
import io.keywright.testing.expression.ConditionChecks;
import io.keywright.testing.expression.DocumentPath;
import io.keywright.testing.expression.Operand;
import io.keywright.testing.value.Type;
import io.keywright.testing.value.Value;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Makes the conditions of WHERE into those that expressions have, which are the only ones that are evaluated. */
public final class ConditionLowering {

    private static final int MOST_CANDIDATES = 100;
    private static final Set<String> COMPARATORS = Set.of("=", "<>", "<", "<=", ">", ">=");

    private final ConditionChecks checks = new ConditionChecks();

    private ConditionLowering() {}

    public static Condition condition(Expression expression) {
        return new ConditionLowering().lower(expression);
    }

    private Condition lower(Expression expression) {
        if (expression instanceof Expression.Binary binary) {
            return switch (binary.operator()) {
                case "and" -> new Condition.And(lower(binary.left()), lower(binary.right()));
                case "or" -> new Condition.Or(lower(binary.left()), lower(binary.right()));
                default -> comparison(binary);
            };
        } else if (expression instanceof Expression.Not not) {
            return new Condition.Not(lower(not.expression()));
        } else if (expression instanceof Expression.Between between) {
            return between(between);
        } else if (expression instanceof Expression.In in) {
            return in(in);
        } else if (expression instanceof Expression.Is is) {
            return is(is);
        } else if (expression instanceof Expression.Call call) {
            return call(call);
        }
        throw Malformed.unsupported("a condition that is neither a comparison nor a function");
    }

    private Condition comparison(Expression.Binary binary) {
        if (!COMPARATORS.contains(binary.operator())) {
            throw Malformed.unsupported("operator " + binary.operator().toUpperCase(Locale.ROOT));
        }
        Condition.Comparator comparator = Condition.Comparator.of(binary.operator());
        if (binary.right() instanceof Expression.Missing) {
            return missing(comparator, binary.left());
        } else if (binary.left() instanceof Expression.Missing) {
            return missing(comparator, binary.right());
        }
        Operand left = operand(binary.left());
        Operand right = operand(binary.right());
        checks.distinct(binary.operator(), left, right);
        if (comparator != Condition.Comparator.EQUAL && comparator != Condition.Comparator.NOT_EQUAL) {
            checks.ordered(binary.operator(), left, right);
        }
        return checked(new Condition.Compare(comparator, left, right));
    }

    private static Condition missing(Condition.Comparator comparator, Expression compared) {
        return switch (comparator) {
            case EQUAL -> new Condition.NotExists(path(compared));
            case NOT_EQUAL -> new Condition.Exists(path(compared));
            default -> throw Malformed.unsupported("operator " + comparator.symbol() + " with MISSING");
        };
    }

    private Condition between(Expression.Between between) {
        Operand value = operand(between.value());
        Operand low = operand(between.low());
        Operand high = operand(between.high());
        checks.ordered("BETWEEN", value, low, high);
        checks.bounds(low, high);
        return checked(new Condition.Between(value, low, high));
    }

    private Condition in(Expression.In in) {
        Operand value = operand(in.value());
        List<Operand> candidates = candidates(in.candidates());
        if (candidates.isEmpty()) {
            throw Malformed.unsupported("operator IN with an empty list");
        }
        if (candidates.size() > MOST_CANDIDATES) {
            throw ServiceError.validation(
                    "The IN operator is provided with too many operands; number of operands: " + candidates.size());
        }
        return new Condition.In(value, candidates);
    }

    private List<Operand> candidates(Expression candidates) {
        if (candidates instanceof Expression.ListOf list) {
            return list.elements().stream().map(this::operand).toList();
        } else if (candidates instanceof Expression.SetOf set) {
            return set.elements().stream().map(this::operand).toList();
        } else if (candidates instanceof Expression.Constant constant) {
            if (constant.value() instanceof Value.Elements list) {
                return list.values().stream().<Operand>map(Operand.Literal::new).toList();
            } else if (constant.value() instanceof Value.Members set) {
                return set.values().stream().<Operand>map(Operand.Literal::new).toList();
            }
        }
        throw Malformed.unsupported("operator IN with anything but a list");
    }

    private static Condition is(Expression.Is is) {
        DocumentPath path = path(is.value());
        if (is.type().equals("missing")) {
            return new Condition.NotExists(path);
        }
        Condition joined = null;
        for (Type type : types(is.type())) {
            Condition one = new Condition.HasType(new Operand.Attribute(path), type);
            joined = joined == null ? one : new Condition.Or(joined, one);
        }
        if (joined == null) {
            throw Malformed.unsupported("type " + is.type().toUpperCase(Locale.ROOT));
        }
        return joined;
    }

    /** The types of DynamoDB that are a type of PartiQL. */
    private static Set<Type> types(String name) {
        return switch (name) {
            case "null" -> EnumSet.of(Type.NULL);
            case "bool", "boolean" -> EnumSet.of(Type.BOOL);
            case "smallint", "integer", "int", "bigint", "float", "real", "decimal", "dec", "numeric" ->
                EnumSet.of(Type.N);
            case "string", "varchar", "char", "symbol" -> EnumSet.of(Type.S);
            case "blob" -> EnumSet.of(Type.B);
            case "struct", "tuple" -> EnumSet.of(Type.M);
            case "list" -> EnumSet.of(Type.L);
            case "bag" -> EnumSet.of(Type.SS, Type.NS, Type.BS);
            default -> EnumSet.noneOf(Type.class);
        };
    }

    private Condition call(Expression.Call call) {
        String function = call.function();
        if (function.equals("exists")) {
            throw ServiceError.validation("EXISTS can only be used in transactional operations");
        }
        if (!Set.of("begins_with", "contains", "attribute_type").contains(function)) {
            throw ServiceError.validation("Invalid function name; function: " + function);
        }
        List<Operand> arguments = call.arguments().stream().map(this::operand).toList();
        checks.count(function, arguments, 2);
        if (arguments.size() != 2) {
            return checked(new Condition.Not(new Condition.Exists(DocumentPath.of(""))));
        }
        Operand first = arguments.get(0);
        Operand second = arguments.get(1);
        checks.distinct(function, first, second);
        return checked(
                switch (function) {
                    case "begins_with" -> {
                        arguments.forEach(argument -> checks.type(function, argument, Set.of(Type.S, Type.B), true));
                        yield new Condition.BeginsWith(first, second);
                    }
                    case "attribute_type" -> new Condition.HasType(first, checks.typeName(function, second));
                    default -> new Condition.Contains(first, second);
                });
    }

    private Operand operand(Expression expression) {
        if (expression instanceof Expression.Path path) {
            return new Operand.Attribute(path.path());
        } else if (expression instanceof Expression.Call call && call.function().equals("size")) {
            List<Operand> arguments =
                    call.arguments().stream().map(this::operand).toList();
            checks.count("size", arguments, 1);
            if (arguments.size() == 1) {
                checks.type("size", arguments.get(0), Set.of(Type.N, Type.BOOL, Type.NULL), false);
                return new Operand.Size(arguments.get(0));
            }
            return new Operand.Literal(new Value.Null());
        } else if (expression instanceof Expression.Call call) {
            throw ServiceError.validation(
                    "The function is not allowed to be used this way in an expression; function: " + call.function());
        } else if (expression instanceof Expression.Binary binary) {
            throw Malformed.unsupported("operator " + binary.operator() + " in a condition");
        }
        return new Operand.Literal(Constants.of(expression));
    }

    private static DocumentPath path(Expression expression) {
        if (expression instanceof Expression.Path path) {
            return path.path();
        }
        throw Malformed.unsupported("IS with anything but an attribute or a document path");
    }

    /** The condition, unless something was found to be wrong with it. */
    private Condition checked(Condition condition) {
        String finding = checks.takeFinding();
        if (finding != null) {
            throw ServiceError.validation(finding);
        }
        return condition;
    }
}
