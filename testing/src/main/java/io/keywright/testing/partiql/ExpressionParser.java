package io.keywright.testing.partiql;

import io.keywright.testing.expression.DocumentPath;
import io.keywright.testing.value.Numbers;
import io.keywright.testing.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Parses expressions by the precedence of their operators, with the words in which PartiQL's own parser complains. */
final class ExpressionParser {

    /** Deeper than any value or condition may be, and shallow enough for every stack. */
    private static final int DEEPEST = 100;

    private static final int LOWEST = -1;
    private static final int NOT = 30;

    private static final Map<String, Integer> PRECEDENCE = Map.ofEntries(
            Map.entry("or", 10),
            Map.entry("and", 20),
            Map.entry("=", 40),
            Map.entry("<>", 40),
            Map.entry("is", 40),
            Map.entry("in", 40),
            Map.entry("<", 50),
            Map.entry("<=", 50),
            Map.entry(">", 50),
            Map.entry(">=", 50),
            Map.entry("between", 50),
            Map.entry("like", 50),
            Map.entry("+", 60),
            Map.entry("-", 60),
            Map.entry("||", 60),
            Map.entry("*", 70),
            Map.entry("/", 70),
            Map.entry("%", 70));

    private final TokenStream tokens;
    private final Arguments arguments;
    private int depth;

    ExpressionParser(TokenStream tokens, Arguments arguments) {
        this.tokens = tokens;
        this.arguments = arguments;
    }

    Expression expression() {
        return expression(LOWEST);
    }

    private Expression expression(int precedence) {
        if (++depth > DEEPEST) {
            throw Malformed.because("The expression has too many nesting levels");
        }
        Expression left = prefix();
        while (true) {
            boolean negated = tokens.peek().isKeyword("not")
                    && Set.of("in", "between", "like")
                            .contains(tokens.peekAfter().text())
                    && tokens.peekAfter().kind() == Token.Kind.KEYWORD;
            Token operator = negated ? tokens.peekAfter() : tokens.peek();
            int next = precedenceOf(operator);
            if (next <= precedence) {
                depth--;
                return left;
            }
            if (negated) {
                tokens.take();
            }
            tokens.take();
            Expression joined = infix(operator.text(), next, left);
            left = negated ? new Expression.Not(joined) : joined;
        }
    }

    /** The precedence of an operator that stands between expressions; of anything else less than of any. */
    private static int precedenceOf(Token token) {
        boolean operator = token.kind() == Token.Kind.SYMBOL || token.kind() == Token.Kind.KEYWORD;
        return operator ? PRECEDENCE.getOrDefault(token.text(), LOWEST) : LOWEST;
    }

    private Expression infix(String operator, int precedence, Expression left) {
        return switch (operator) {
            case "is" -> is(left);
            case "in" -> new Expression.In(left, candidates(precedence));
            case "between" -> {
                Expression low = right(precedence);
                if (!tokens.takeKeyword("and")) {
                    throw Malformed.because("Expected AND after the lower bound of BETWEEN");
                }
                if (tokens.atEnd()) {
                    throw Malformed.because("Expected expression after AND");
                }
                yield new Expression.Between(left, low, expression(precedence));
            }
            default -> new Expression.Binary(operator, left, right(precedence));
        };
    }

    private Expression right(int precedence) {
        if (tokens.atEnd()) {
            throw Malformed.because("Missing right-hand side expression of infix operator");
        }
        return expression(precedence);
    }

    /** What IN compares with: expressions in parentheses, one of them too, or an expression that is a list. */
    private Expression candidates(int precedence) {
        return tokens.takeIf("(") ? new Expression.ListOf(list(")")) : right(precedence);
    }

    private Expression is(Expression left) {
        boolean negated = tokens.takeKeyword("not");
        Token type = tokens.take();
        if (type.kind() != Token.Kind.KEYWORD || !Keywords.isType(type.text())) {
            throw Malformed.because("Expected type name");
        }
        Expression is = new Expression.Is(left, type.text());
        return negated ? new Expression.Not(is) : is;
    }

    private Expression prefix() {
        if (tokens.takeKeyword("not")) {
            return new Expression.Not(expression(NOT));
        }
        boolean minus = tokens.peek().is("-");
        if (minus || tokens.peek().is("+")) {
            tokens.take();
            if (tokens.peek().kind() == Token.Kind.NUMBER) {
                String digits = tokens.take().text();
                return new Expression.Constant(Numbers.parse(minus ? "-" + digits : digits));
            }
            if (++depth > DEEPEST) {
                throw Malformed.because("The expression has too many nesting levels");
            }
            Expression operand = prefix();
            depth--;
            return new Expression.Call(minus ? "-" : "+", List.of(operand));
        }
        Expression term = term();
        if (tokens.peek().is(".") || tokens.peek().is("[")) {
            if (term instanceof Expression.Path name) {
                return new Expression.Path(path(name.path()));
            }
            throw Malformed.because("Unexpected path component");
        }
        return term;
    }

    private Expression term() {
        Token token = tokens.peek();
        switch (token.kind()) {
            case NUMBER -> {
                tokens.take();
                return new Expression.Constant(Numbers.parse(token.text()));
            }
            case STRING -> {
                tokens.take();
                return new Expression.Constant(new Value.Text(token.text()));
            }
            case PARAMETER -> {
                tokens.take();
                return new Expression.Constant(arguments.next());
            }
            case IDENTIFIER, QUOTED_IDENTIFIER -> {
                tokens.take();
                return tokens.peek().is("(") ? call(token.text()) : new Expression.Path(DocumentPath.of(token.text()));
            }
            case KEYWORD -> {
                return keyword(tokens.take().text());
            }
            default -> {
                return container(token);
            }
        }
    }

    private Expression keyword(String keyword) {
        switch (keyword) {
            case "true", "false" -> {
                return new Expression.Constant(new Value.Bool(keyword.equals("true")));
            }
            case "null" -> {
                return new Expression.Constant(new Value.Null());
            }
            case "missing" -> {
                return new Expression.Missing();
            }
            default -> {
                if (Keywords.isFunction(keyword) && tokens.peek().is("(")) {
                    return call(keyword);
                }
                throw Malformed.because("Unexpected keyword");
            }
        }
    }

    private Expression container(Token token) {
        if (tokens.takeIf("(")) {
            List<Expression> group = list(")");
            if (group.isEmpty()) {
                throw Malformed.because("Expression group cannot be empty");
            }
            return group.size() == 1 ? group.get(0) : new Expression.ListOf(group);
        } else if (tokens.takeIf("[")) {
            return new Expression.ListOf(list("]"));
        } else if (tokens.takeIf("<<")) {
            return new Expression.SetOf(list(">>"));
        } else if (tokens.takeIf("{")) {
            return tuple();
        }
        boolean operator = PRECEDENCE.containsKey(token.text()) && !token.is("*");
        throw Malformed.because(operator ? "Unexpected operator" : "Unexpected term");
    }

    private Expression call(String function) {
        tokens.take();
        if (tokens.peek().is("*")) {
            throw Malformed.unsupported("function " + function + "(*)");
        }
        return new Expression.Call(function.toLowerCase(Locale.ROOT), list(")"));
    }

    private List<Expression> list(String end) {
        List<Expression> elements = new ArrayList<>();
        if (tokens.takeIf(end)) {
            return elements;
        }
        do {
            elements.add(expression());
        } while (tokens.takeIf(","));
        tokens.expect(end);
        return elements;
    }

    private Expression tuple() {
        List<Expression.Member> members = new ArrayList<>();
        if (tokens.takeIf("}")) {
            return new Expression.TupleOf(members);
        }
        do {
            Expression name = expression();
            tokens.expect(":");
            members.add(new Expression.Member(name, expression()));
        } while (tokens.takeIf(","));
        tokens.expect("}");
        return new Expression.TupleOf(members);
    }

    /** A path where only a path can stand. */
    DocumentPath simplePath() {
        if (!tokens.peek().isIdentifier()) {
            throw Malformed.because("Expected identifier for simple path");
        }
        return path(DocumentPath.of(tokens.take().text()));
    }

    private DocumentPath path(DocumentPath start) {
        List<DocumentPath.Step> steps = new ArrayList<>(start.steps());
        while (true) {
            if (tokens.takeIf(".")) {
                if (!tokens.peek().isIdentifier()) {
                    throw Malformed.because("Invalid path dot component");
                }
                steps.add(new DocumentPath.Name(tokens.take().text()));
            } else if (tokens.takeIf("[")) {
                steps.add(subscript(expression()));
                tokens.expect("]");
            } else {
                return Paths.checked(steps);
            }
        }
    }

    /** A position in a list, or a name in a map: {@code a['b']} is {@code a.b}. */
    private static DocumentPath.Step subscript(Expression subscript) {
        if (subscript instanceof Expression.Constant constant) {
            if (constant.value() instanceof Value.Text name) {
                return new DocumentPath.Name(name.text());
            }
            if (constant.value() instanceof Value.Num number) {
                return Paths.index(number.number());
            }
        }
        throw Malformed.because("Invalid path component for simple path");
    }
}
