package io.keywright.tools.output;

/** Writes JSON on one line; unlike the schema's own writer it has null and numbers of any size. */
public final class JsonText {

    private final StringBuilder out = new StringBuilder();
    private boolean separated = true;

    /** Opens an object by a brace or an array by a bracket. */
    public JsonText open(char bracket) {
        separate();
        out.append(bracket);
        separated = true;
        return this;
    }

    /** Closes it by the other brace or bracket. */
    public JsonText close(char bracket) {
        out.append(bracket);
        separated = false;
        return this;
    }

    /** A member's name; its value follows. */
    public JsonText name(String name) {
        separate();
        quote(name);
        out.append(": ");
        separated = true;
        return this;
    }

    /** A text. */
    public JsonText text(String value) {
        separate();
        quote(value);
        return this;
    }

    /** A number, {@code true}, {@code false} or {@code null}, as it is. */
    public JsonText literal(String value) {
        separate();
        out.append(value);
        return this;
    }

    /** A number or flag as it is, null, and anything else as text. */
    public JsonText value(Object value) {
        return value instanceof Number || value instanceof Boolean ? literal(value.toString()) : text(value.toString());
    }

    @Override
    public String toString() {
        return out.toString();
    }

    private void separate() {
        if (!separated) {
            out.append(", ");
        }
        separated = false;
    }

    private void quote(String text) {
        out.append('"');
        for (int at = 0; at < text.length(); at++) {
            char unit = text.charAt(at);
            switch (unit) {
                case '"', '\\' -> out.append('\\').append(unit);
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> plain(text, at);
            }
        }
        out.append('"');
    }

    /** Control characters, and halves of pairs, which have no UTF-8, are escaped. */
    private void plain(String text, int at) {
        char unit = text.charAt(at);
        boolean paired = Character.isHighSurrogate(unit)
                ? at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1))
                : !Character.isLowSurrogate(unit) || (at > 0 && Character.isHighSurrogate(text.charAt(at - 1)));
        if (Character.isISOControl(unit) || !paired) {
            out.append(String.format("\\u%04x", (int) unit));
        } else {
            out.append(unit);
        }
    }
}
