package io.keywright.testing.partiql;

import java.util.Locale;

/**
 * A piece of a statement.
 *
 * @param text what it says: without its quotes where it had any, in lower case where it is a keyword
 */
record Token(Kind kind, String text) {

    enum Kind {
        KEYWORD,
        IDENTIFIER,
        QUOTED_IDENTIFIER,
        STRING,
        NUMBER,
        PARAMETER,
        SYMBOL,
        END
    }

    static Token word(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        return Keywords.contains(lower) ? new Token(Kind.KEYWORD, lower) : new Token(Kind.IDENTIFIER, text);
    }

    boolean is(String symbol) {
        return kind == Kind.SYMBOL && text.equals(symbol);
    }

    boolean isKeyword(String keyword) {
        return kind == Kind.KEYWORD && text.equals(keyword);
    }

    boolean isIdentifier() {
        return kind == Kind.IDENTIFIER || kind == Kind.QUOTED_IDENTIFIER;
    }
}
