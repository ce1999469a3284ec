package io.keywright.testing.expression;

import java.util.ArrayList;
import java.util.List;

/** Cuts an expression into tokens. What is no token is a token of its own, so that the parser can report it. */
final class Tokenizer {

    private final String text;
    private int position;

    private Tokenizer(String text) {
        this.text = text;
    }

    static List<Token> tokens(String text) {
        Tokenizer tokenizer = new Tokenizer(text);
        List<Token> tokens = new ArrayList<>();
        Token token;
        do {
            token = tokenizer.next();
            tokens.add(token);
        } while (token.kind() != Token.Kind.END);
        return tokens;
    }

    private Token next() {
        while (position < text.length() && isSpace(text.charAt(position))) {
            position++;
        }
        int start = position;
        if (start == text.length()) {
            return new Token(Token.Kind.END, "<EOF>", start, start);
        }
        char first = text.charAt(position++);
        if (first == '#' || first == ':') {
            skipWordCharacters();
            if (position > start + 1) {
                Token.Kind kind = first == '#' ? Token.Kind.NAME_PLACEHOLDER : Token.Kind.VALUE_PLACEHOLDER;
                return token(kind, start);
            }
        } else if (isLetter(first) || first == '_') {
            skipWordCharacters();
            return token(Token.Kind.NAME, start);
        } else if (isDigit(first)) {
            while (position < text.length() && isDigit(text.charAt(position))) {
                position++;
            }
            return token(Token.Kind.NUMBER, start);
        } else if ((first == '<' && (follows('=') || follows('>'))) || (first == '>' && follows('='))) {
            position++;
        }
        return token(Token.Kind.SYMBOL, start);
    }

    private Token token(Token.Kind kind, int start) {
        return new Token(kind, text.substring(start, position), start, position);
    }

    private boolean follows(char expected) {
        return position < text.length() && text.charAt(position) == expected;
    }

    private void skipWordCharacters() {
        while (position < text.length() && isWordCharacter(text.charAt(position))) {
            position++;
        }
    }

    private static boolean isWordCharacter(char c) {
        return isLetter(c) || isDigit(c) || c == '_';
    }

    private static boolean isLetter(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isSpace(char c) {
        return c == ' ' || c == '\t' || c == '\r' || c == '\n';
    }
}
