package io.keywright.schema.json;

import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * Writes JSON for people to read and for version control to compare: two spaces, LF, and each array or object on one
 * line where it fits.
 */
public final class JsonWriter {

    private static final int LINE = 100;
    private static final String INDENT = "  ";

    private final StringBuilder out = new StringBuilder();

    private JsonWriter() {}

    /** The text of a file; ends with LF. */
    public static String write(Json value) {
        JsonWriter writer = new JsonWriter();
        writer.pretty(value, 0, 0);
        return writer.out.append('\n').toString();
    }

    /** The text on one line. */
    static String flat(Json value) {
        JsonWriter writer = new JsonWriter();
        writer.line(value);
        return writer.out.toString();
    }

    private void pretty(Json value, int depth, int column) {
        String flat = flat(value);
        if (column + flat.length() < LINE) {
            out.append(flat);
        } else if (value instanceof Json.Items items) {
            open('[');
            Iterator<Json> elements = items.values().iterator();
            while (elements.hasNext()) {
                indent(depth + 1);
                pretty(elements.next(), depth + 1, INDENT.length() * (depth + 1));
                separate(elements);
            }
            close(depth, ']');
        } else if (value instanceof Json.Members members) {
            open('{');
            Iterator<Map.Entry<String, Json>> entries =
                    members.values().entrySet().iterator();
            while (entries.hasNext()) {
                Map.Entry<String, Json> entry = entries.next();
                indent(depth + 1);
                int start = out.length();
                quote(entry.getKey());
                out.append(": ");
                pretty(entry.getValue(), depth + 1, INDENT.length() * (depth + 1) + out.length() - start);
                separate(entries);
            }
            close(depth, '}');
        } else {
            out.append(flat);
        }
    }

    private void open(char bracket) {
        out.append(bracket).append('\n');
    }

    private void indent(int depth) {
        out.append(INDENT.repeat(depth));
    }

    private void separate(Iterator<?> rest) {
        out.append(rest.hasNext() ? ",\n" : "\n");
    }

    private void close(int depth, char bracket) {
        indent(depth);
        out.append(bracket);
    }

    private void line(Json value) {
        if (value instanceof Json.Text text) {
            quote(text.value());
        } else if (value instanceof Json.Whole whole) {
            out.append(whole.value());
        } else if (value instanceof Json.Flag flag) {
            out.append(flag.value());
        } else if (value instanceof Json.Items items) {
            line(items.values());
        } else if (value instanceof Json.Members members) {
            line(members.values());
        }
    }

    private void line(List<Json> values) {
        out.append('[');
        String separator = "";
        for (Json value : values) {
            out.append(separator);
            line(value);
            separator = ", ";
        }
        out.append(']');
    }

    private void line(Map<String, Json> values) {
        out.append('{');
        String separator = "";
        for (Map.Entry<String, Json> entry : values.entrySet()) {
            out.append(separator);
            quote(entry.getKey());
            out.append(": ");
            line(entry.getValue());
            separator = ", ";
        }
        out.append('}');
    }

    private void quote(String text) {
        out.append('"');
        for (int at = 0; at < text.length(); at++) {
            escape(text, at);
        }
        out.append('"');
    }

    private void escape(String text, int at) {
        char character = text.charAt(at);
        switch (character) {
            case '"', '\\' -> out.append('\\').append(character);
            case '\n' -> out.append("\\n");
            case '\r' -> out.append("\\r");
            case '\t' -> out.append("\\t");
            default -> {
                if (character < ' ' || isUnpaired(text, at)) {
                    out.append(String.format("\\u%04x", (int) character));
                } else {
                    out.append(character);
                }
            }
        }
    }

    /** Half a surrogate pair has no UTF-8, so a file would lose it. */
    private static boolean isUnpaired(String text, int at) {
        char character = text.charAt(at);
        if (Character.isHighSurrogate(character)) {
            return at + 1 == text.length() || !Character.isLowSurrogate(text.charAt(at + 1));
        }
        return Character.isLowSurrogate(character) && (at == 0 || !Character.isHighSurrogate(text.charAt(at - 1)));
    }
}
