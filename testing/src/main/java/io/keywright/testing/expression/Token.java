package io.keywright.testing.expression;

/** A piece of an expression with its place in the text. */
record Token(Kind kind, String text, int start, int end) {

    enum Kind {
        NAME,
        NAME_PLACEHOLDER,
        VALUE_PLACEHOLDER,
        NUMBER,
        SYMBOL,
        END
    }

    boolean is(String symbol) {
        return kind == Kind.SYMBOL && text.equals(symbol);
    }

    /** Keywords are names until the grammar expects them, whatever their case. */
    boolean isKeyword(String keyword) {
        return kind == Kind.NAME && text.equalsIgnoreCase(keyword);
    }
}
