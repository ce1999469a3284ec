package io.keywright.testing.partiql;

import java.util.List;

/** The tokens of a statement, one after the other. */
final class TokenStream {

    private final List<Token> tokens;
    private int position;

    TokenStream(List<Token> tokens) {
        this.tokens = tokens;
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

    /** Takes two keywords that only count together. */
    boolean takeKeywords(String first, String second) {
        boolean found = peek().isKeyword(first) && peekAfter().isKeyword(second);
        if (found) {
            position += 2;
        }
        return found;
    }

    void expect(String symbol) {
        if (!takeIf(symbol)) {
            throw Malformed.because("Expected '" + symbol + "'");
        }
    }

    boolean atEnd() {
        return peek().kind() == Token.Kind.END;
    }
}
