package io.keywright.testing.partiql;

import java.util.ArrayList;
import java.util.List;

/** Cuts a statement into tokens. Comments are spaces; text outside quotes is ASCII. */
final class Lexer {

    private final String text;
    private int position;

    private Lexer(String text) {
        this.text = text;
    }

    /** All tokens of the statement, the last of them its end. */
    static List<Token> tokens(String text) {
        Lexer lexer = new Lexer(text);
        List<Token> tokens = new ArrayList<>();
        Token token;
        do {
            token = lexer.next();
            tokens.add(token);
        } while (token.kind() != Token.Kind.END);
        return tokens;
    }

    private Token next() {
        skipSpace();
        if (position == text.length()) {
            return new Token(Token.Kind.END, "");
        }
        char first = text.charAt(position);
        if (first == '\'') {
            return new Token(Token.Kind.STRING, quoted('\''));
        } else if (first == '"') {
            return new Token(Token.Kind.QUOTED_IDENTIFIER, quoted('"'));
        } else if (isDigit(first) || (first == '.' && isDigit(charAfter(1)))) {
            return number();
        } else if (isNameStart(first)) {
            int start = position;
            while (position < text.length() && (isNameStart(text.charAt(position)) || isDigit(text.charAt(position)))) {
                position++;
            }
            return Token.word(text.substring(start, position));
        } else if (first == '?') {
            position++;
            return new Token(Token.Kind.PARAMETER, "?");
        }
        return symbol(first);
    }

    private Token symbol(char first) {
        String two = text.substring(position, Math.min(position + 2, text.length()));
        switch (two) {
            case "<=", ">=", "<>", "<<", ">>", "||", "!=" -> {
                position += 2;
                return new Token(Token.Kind.SYMBOL, two.equals("!=") ? "<>" : two);
            }
            default -> {}
        }
        if (first == '`') {
            throw Malformed.because("Ion literals are not supported");
        }
        if ("()[]{}:,*;.^%=@+-/<>".indexOf(first) < 0) {
            throw Malformed.because("Unexpected character");
        }
        position++;
        return new Token(Token.Kind.SYMBOL, String.valueOf(first));
    }

    private Token number() {
        int start = position;
        skipDigits();
        if (charAfter(0) == '.') {
            position++;
            skipDigits();
        }
        if (charAfter(0) == 'e' || charAfter(0) == 'E') {
            position++;
            if (charAfter(0) == '+' || charAfter(0) == '-') {
                position++;
            }
            if (!isDigit(charAfter(0))) {
                throw Malformed.because("Incomplete number");
            }
            skipDigits();
        }
        return new Token(Token.Kind.NUMBER, text.substring(start, position));
    }

    private String quoted(char quote) {
        StringBuilder content = new StringBuilder();
        position++;
        while (position < text.length()) {
            char c = text.charAt(position++);
            if (c != quote) {
                content.append(c);
            } else if (charAfter(0) == quote) {
                content.append(quote);
                position++;
            } else {
                return content.toString();
            }
        }
        throw Malformed.because("Missing closing quote");
    }

    private void skipSpace() {
        while (position < text.length()) {
            char c = text.charAt(position);
            if (c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\u000b') {
                position++;
            } else if (c == '-' && charAfter(1) == '-') {
                skipLine();
            } else if (c == '/' && charAfter(1) == '*') {
                int end = text.indexOf("*/", position + 2);
                if (end < 0) {
                    throw Malformed.because("Missing end of comment");
                }
                position = end + 2;
            } else {
                return;
            }
        }
    }

    private void skipLine() {
        while (position < text.length() && text.charAt(position) != '\n' && text.charAt(position) != '\r') {
            position++;
        }
    }

    private void skipDigits() {
        while (isDigit(charAfter(0))) {
            position++;
        }
    }

    /** The character so far on, or a zero after the end. */
    private char charAfter(int distance) {
        return position + distance < text.length() ? text.charAt(position + distance) : '\0';
    }

    private static boolean isNameStart(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$';
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
