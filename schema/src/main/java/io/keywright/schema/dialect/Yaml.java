package io.keywright.schema.dialect;

import io.keywright.schema.json.Json;
import java.util.Iterator;
import java.util.Map;
import java.util.regex.Pattern;

/** Writes values as YAML in blocks. Texts that YAML could read as anything else are in double quotes, as in JSON. */
final class Yaml {

    /** Words of letters that begin like a name; those that YAML takes for a flag or for nothing are left out below. */
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z][A-Za-z0-9_]*(::[A-Za-z0-9_]+)*");

    private static final Pattern WORD = Pattern.compile("(?i)y|n|yes|no|on|off|true|false|null");

    private final StringBuilder out = new StringBuilder();

    private Yaml() {}

    /** A file's text. */
    static String write(Json.Members value) {
        Yaml yaml = new Yaml();
        yaml.members(value, "", false);
        return yaml.out.toString();
    }

    /** Quotes what is not a plain word. */
    static String text(String value) {
        return PLAIN.matcher(value).matches() && !WORD.matcher(value).matches() ? value : Quoted.text(value);
    }

    private void members(Json.Members value, String indent, boolean behindDash) {
        boolean first = behindDash;
        for (Map.Entry<String, Json> entry : value.values().entrySet()) {
            out.append(first ? "" : indent).append(text(entry.getKey())).append(':');
            first = false;
            below(entry.getValue(), indent);
        }
    }

    private void below(Json value, String indent) {
        if (value instanceof Json.Members members) {
            out.append('\n');
            members(members, indent + "  ", false);
        } else if (value instanceof Json.Items items) {
            out.append('\n');
            Iterator<Json> elements = items.values().iterator();
            while (elements.hasNext()) {
                element(elements.next(), indent + "  ");
            }
        } else {
            out.append(' ').append(scalar(value)).append('\n');
        }
    }

    private void element(Json value, String indent) {
        out.append(indent).append("- ");
        if (value instanceof Json.Members members) {
            members(members, indent + "  ", true);
        } else {
            out.append(scalar(value)).append('\n');
        }
    }

    private static String scalar(Json value) {
        if (value instanceof Json.Text text) {
            return text(text.value());
        }
        if (value instanceof Json.Flag flag) {
            return Boolean.toString(flag.value());
        }
        if (value instanceof Json.Whole whole) {
            return Long.toString(whole.value());
        }
        throw new IllegalArgumentException("a list may not stand in a list");
    }
}
