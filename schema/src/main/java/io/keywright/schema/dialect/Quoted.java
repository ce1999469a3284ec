package io.keywright.schema.dialect;

import java.util.Locale;

/** Texts in double quotes with JSON's escapes, which YAML and Terraform understand, too. */
final class Quoted {

    private Quoted() {}

    static String text(String value) {
        StringBuilder out = new StringBuilder("\"");
        for (int i = 0; i < value.length(); i++) {
            char character = value.charAt(i);
            if (character == '"' || character == '\\') {
                out.append('\\').append(character);
            } else if (character < ' ' || character == 0x7f) {
                out.append(String.format(Locale.ROOT, "\\u%04x", (int) character));
            } else {
                out.append(character);
            }
        }
        return out.append('"').toString();
    }
}
