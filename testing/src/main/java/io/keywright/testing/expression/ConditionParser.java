package io.keywright.testing.expression;

import io.keywright.testing.value.Type;
import io.keywright.testing.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Parses conditions, filters and key conditions. OR binds weaker than AND, AND weaker than NOT. */
public final class ConditionParser {

    private static final int MOST_CANDIDATES = 100;
    private static final int DEEPEST = 64;
    private static final Set<String> FUNCTIONS =
            Set.of("attribute_exists", "attribute_not_exists", "attribute_type", "begins_with", "contains", "size");
    private static final String MISUSED =
            "The function is not allowed to be used this way in an expression; function: ";

    private enum Kind {
        PARENTHESES,
        UNKNOWN_FUNCTION,
        MISUSED_FUNCTION,
        RESERVED,
        CONDITION
    }

    private final TokenReader tokens;
    private final OperandParser operands;
    private final Findings<Kind> findings = new Findings<>(Kind.class);
    private final ConditionChecks checks = new ConditionChecks();
    private int depth;
    /** Where the pair of parentheses began that was the last thing parsed; negative after anything else. */
    private int lastGroup = -1;

    private ConditionParser(String parameter, String text, Placeholders placeholders) {
        tokens = new TokenReader(parameter, text);
        operands = new OperandParser(
                tokens,
                placeholders,
                message -> findings.add(Kind.RESERVED, message),
                checks::undefined,
                checks::undefined);
    }

    /** Parses the expression given as the named parameter. */
    public static Condition parse(String parameter, String text, Placeholders placeholders) {
        ConditionParser parser = new ConditionParser(parameter, text, placeholders);
        Condition condition = parser.disjunction();
        parser.tokens.expectEnd();
        parser.tokens.checkOperators();
        String finding = parser.findings.mostUrgent();
        if (finding != null) {
            throw parser.tokens.invalid(finding);
        }
        return condition;
    }

    private Condition disjunction() {
        Condition left = conjunction();
        while (tokens.takeKeyword("OR")) {
            tokens.countOperator();
            left = new Condition.Or(left, conjunction());
        }
        return left;
    }

    private Condition conjunction() {
        Condition left = negation();
        while (tokens.takeKeyword("AND")) {
            tokens.countOperator();
            left = new Condition.And(left, negation());
        }
        return left;
    }

    private Condition negation() {
        if (tokens.takeKeyword("NOT")) {
            tokens.countOperator();
            deeper();
            Condition negated = new Condition.Not(negation());
            depth--;
            return negated;
        }
        int start = tokens.position();
        if (tokens.takeIf("(")) {
            deeper();
            lastGroup = -1;
            Condition inner = disjunction();
            if (lastGroup == start + 1) {
                findings.add(Kind.PARENTHESES, "The expression has redundant parentheses;");
            }
            tokens.expect(")");
            lastGroup = start;
            depth--;
            return inner;
        }
        Condition primary = primary();
        findings.add(Kind.CONDITION, checks.takeFinding());
        lastGroup = -1;
        return primary;
    }

    private void deeper() {
        if (++depth > DEEPEST) {
            throw tokens.invalid("The expression has too many nesting levels;");
        }
    }

    private Condition primary() {
        if (operands.startsFunction() && !tokens.peek().text().equals("size")) {
            String function = tokens.peek().text();
            Condition call = call();
            if (startsComparison()) {
                findings.add(Kind.MISUSED_FUNCTION, MISUSED + function);
                return comparison(new Operand.Literal(new Value.Null()));
            }
            return call;
        }
        boolean size = operands.startsFunction();
        Operand left = operand();
        if (size && !startsComparison()) {
            findings.add(Kind.MISUSED_FUNCTION, MISUSED + "size");
            return new Condition.Compare(Condition.Comparator.EQUAL, left, left);
        }
        return comparison(left);
    }

    private boolean startsComparison() {
        return comparator(tokens.peek()) != null
                || tokens.peek().isKeyword("BETWEEN")
                || tokens.peek().isKeyword("IN");
    }

    private static Condition.@Nullable Comparator comparator(Token token) {
        for (Condition.Comparator comparator : Condition.Comparator.values()) {
            if (token.is(comparator.symbol())) {
                return comparator;
            }
        }
        return null;
    }

    private Condition comparison(Operand left) {
        tokens.countOperator();
        if (tokens.takeKeyword("BETWEEN")) {
            Operand low = operand();
            tokens.expectKeyword("AND");
            Operand high = operand();
            checks.ordered("BETWEEN", left, low, high);
            checks.bounds(low, high);
            return new Condition.Between(left, low, high);
        }
        if (tokens.takeKeyword("IN")) {
            tokens.expect("(");
            List<Operand> candidates = new ArrayList<>();
            do {
                candidates.add(operand());
            } while (tokens.takeIf(","));
            tokens.expect(")");
            if (candidates.size() > MOST_CANDIDATES) {
                throw tokens.invalid(
                        "The IN operator is provided with too many operands; number of operands: " + candidates.size());
            }
            return new Condition.In(left, candidates);
        }
        Condition.Comparator comparator = comparator(tokens.peek());
        if (comparator == null) {
            throw tokens.syntaxError();
        }
        tokens.take();
        Operand right = operand();
        checks.distinct(comparator.symbol(), left, right);
        if (comparator != Condition.Comparator.EQUAL && comparator != Condition.Comparator.NOT_EQUAL) {
            checks.ordered(comparator.symbol(), left, right);
        }
        return new Condition.Compare(comparator, left, right);
    }

    private Operand operand() {
        if (operands.startsFunction()) {
            String function = tokens.peek().text();
            if (function.equals("size")) {
                List<Operand> arguments = arguments();
                checks.count(function, arguments, 1);
                checks.type(function, arguments.get(0), Set.of(Type.N, Type.BOOL, Type.NULL), false);
                return new Operand.Size(arguments.get(0));
            }
            call();
            findings.add(Kind.MISUSED_FUNCTION, MISUSED + function);
            return new Operand.Literal(new Value.Null());
        }
        if (operands.startsPath()) {
            return new Operand.Attribute(operands.path());
        }
        return operands.literal();
    }

    private List<Operand> arguments() {
        tokens.countOperator();
        tokens.take();
        tokens.expect("(");
        List<Operand> arguments = new ArrayList<>();
        do {
            arguments.add(operand());
        } while (tokens.takeIf(","));
        tokens.expect(")");
        return arguments;
    }

    private Condition call() {
        String function = tokens.peek().text();
        List<Operand> arguments = arguments();
        Operand first = arguments.get(0);
        Operand last = arguments.get(arguments.size() - 1);
        if (!FUNCTIONS.contains(function)) {
            findings.add(Kind.UNKNOWN_FUNCTION, "Invalid function name; function: " + function);
            return new Condition.BeginsWith(first, last);
        }
        boolean unary = function.startsWith("attribute_") && !function.equals("attribute_type");
        checks.count(function, arguments, unary ? 1 : 2);
        if (!unary) {
            checks.distinct(function, first, last);
        }
        return switch (function) {
            case "attribute_exists" -> new Condition.Exists(checks.path(function, first));
            case "attribute_not_exists" -> new Condition.NotExists(checks.path(function, first));
            case "attribute_type" -> new Condition.HasType(first, checks.typeName(function, last));
            case "begins_with" -> {
                arguments.forEach(argument -> checks.type(function, argument, Set.of(Type.S, Type.B), true));
                yield new Condition.BeginsWith(first, last);
            }
            default -> new Condition.Contains(first, last);
        };
    }
}
