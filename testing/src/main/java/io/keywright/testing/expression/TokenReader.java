package io.keywright.testing.expression;

import io.keywright.testing.error.ServiceError;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The tokens of one expression, one after the other, and how its errors are reported. */
final class TokenReader {

    private static final int LONGEST = 4096;
    private static final int MOST_OPERATORS = 300;

    private final String parameter;
    private final String text;
    private final List<Token> tokens;
    private int position;
    private int operators;

    TokenReader(String parameter, String text) {
        this.parameter = parameter;
        this.text = text;
        int size = text.getBytes(StandardCharsets.UTF_8).length;
        if (size > LONGEST) {
            // Only for filters does the service say how long the expression was.
            String shown = parameter.equals("FilterExpression") ? " expression size: " + size : "";
            throw invalid("Expression size has exceeded the maximum allowed size;" + shown);
        }
        if (text.isEmpty()) {
            throw invalid("The expression can not be empty;");
        }
        this.tokens = Tokenizer.tokens(text);
    }

    /** How many tokens were taken so far. */
    int position() {
        return position;
    }

    Token peek() {
        return tokens.get(position);
    }

    Token peekAfter() {
        return tokens.get(Math.min(position + 1, tokens.size() - 1));
    }

    Token take() {
        Token token = peek();
        if (token.kind() != Token.Kind.END) {
            position++;
        }
        return token;
    }

    boolean takeIf(String symbol) {
        boolean found = peek().is(symbol);
        if (found) {
            position++;
        }
        return found;
    }

    boolean takeKeyword(String keyword) {
        boolean found = peek().isKeyword(keyword);
        if (found) {
            position++;
        }
        return found;
    }

    void expect(String symbol) {
        if (!takeIf(symbol)) {
            throw syntaxError();
        }
    }

    void expectKeyword(String keyword) {
        if (!takeKeyword(keyword)) {
            throw syntaxError();
        }
    }

    void expectEnd() {
        if (peek().kind() != Token.Kind.END) {
            throw syntaxError();
        }
    }

    /** Counts an operator or function of the expression. */
    void countOperator() {
        operators++;
    }

    /** Refuses an expression of more operators and functions than the service takes. */
    void checkOperators() {
        if (operators > MOST_OPERATORS) {
            throw invalid("The expression contains too many operators; operator count: " + operators);
        }
    }

    /** The next token is one that cannot stand here. */
    ServiceError syntaxError() {
        Token token = peek();
        int from = tokens.get(Math.max(position - 1, 0)).start();
        int to = peekAfter().end();
        return invalid("Syntax error; token: \"" + token.text() + "\", near: \"" + text.substring(from, to) + "\"");
    }

    ServiceError invalid(String message) {
        return ServiceError.validation("Invalid " + parameter + ": " + message);
    }
}
