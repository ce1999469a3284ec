package io.keywright.schema.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads JSON of whole numbers; anything else, and a member that stands twice, is refused by an
 * IllegalArgumentException that tells the line.
 */
public final class JsonParser {

    private final String text;
    private int at;

    private JsonParser(String text) {
        this.text = text;
    }

    /** The value that the text holds. */
    public static Json parse(String text) {
        JsonParser parser = new JsonParser(text);
        Json value = parser.value();
        parser.skipSpace();
        if (parser.at < text.length()) {
            throw parser.malformed("nothing may follow");
        }
        return value;
    }

    private Json value() {
        skipSpace();
        return switch (peek()) {
            case '{' -> object();
            case '[' -> array();
            case '"' -> new Json.Text(string());
            case 't' -> flag("true", true);
            case 'f' -> flag("false", false);
            default -> number();
        };
    }

    private Json object() {
        Map<String, Json> values = new LinkedHashMap<>();
        at++;
        skipSpace();
        if (peek() == '}') {
            at++;
            return new Json.Members(values);
        }
        do {
            skipSpace();
            String name = string();
            skipSpace();
            expect(':');
            if (values.put(name, value()) != null) {
                throw malformed("\"" + name + "\" stands twice");
            }
            skipSpace();
        } while (goesOn('}'));
        return new Json.Members(values);
    }

    private Json array() {
        List<Json> values = new ArrayList<>();
        at++;
        skipSpace();
        if (peek() == ']') {
            at++;
            return new Json.Items(values);
        }
        do {
            values.add(value());
            skipSpace();
        } while (goesOn(']'));
        return new Json.Items(values);
    }

    private boolean goesOn(char end) {
        if (peek() == ',') {
            at++;
            return true;
        }
        expect(end);
        return false;
    }

    private Json flag(String word, boolean value) {
        if (!text.startsWith(word, at)) {
            throw malformed("a value was expected");
        }
        at += word.length();
        return new Json.Flag(value);
    }

    private Json number() {
        int start = at;
        if (peek() == '-') {
            at++;
        }
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        try {
            return new Json.Whole(Long.parseLong(text.substring(start, at)));
        } catch (NumberFormatException exception) {
            at = start;
            throw malformed("a value was expected");
        }
    }

    private String string() {
        expect('"');
        StringBuilder value = new StringBuilder();
        while (peek() != '"') {
            char character = text.charAt(at++);
            if (character < ' ') {
                throw malformed("a text may not go over lines or hold other control characters");
            }
            value.append(character == '\\' ? escaped() : character);
        }
        at++;
        return value.toString();
    }

    private char escaped() {
        char character = peek();
        at++;
        return switch (character) {
            case '"', '\\', '/' -> character;
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'u' -> hexadecimal();
            default -> throw malformed("there is no such escape");
        };
    }

    private char hexadecimal() {
        int value = 0;
        for (int i = 0; i < 4; i++) {
            int digit = Character.digit(peek(), 16);
            if (digit < 0) {
                throw malformed("four hexadecimal digits were expected");
            }
            value = value * 16 + digit;
            at++;
        }
        return (char) value;
    }

    private void expect(char character) {
        if (peek() != character) {
            throw malformed("'" + character + "' was expected");
        }
        at++;
    }

    private char peek() {
        if (at >= text.length()) {
            throw malformed("the text ends too soon");
        }
        return text.charAt(at);
    }

    private void skipSpace() {
        while (at < text.length() && " \n\r\t".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private IllegalArgumentException malformed(String reason) {
        long line = 1
                + text.substring(0, Math.min(at, text.length()))
                        .chars()
                        .filter(c -> c == '\n')
                        .count();
        return new IllegalArgumentException("line " + line + ": " + reason);
    }
}
