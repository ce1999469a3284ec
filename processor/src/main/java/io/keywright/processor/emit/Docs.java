package io.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import io.keywright.schema.KeyTemplate;
import org.jspecify.annotations.Nullable;

/**
 * Text of the user's in Javadoc. Templates and attribute names may hold anything: the end of a comment, an unbalanced
 * brace, an at sign, a backslash that would begin a Unicode escape.
 */
final class Docs {

    private Docs() {}

    /** Any text in the font of code. */
    static CodeBlock code(String text) {
        return isPlain(text) ? CodeBlock.of("{@code $L}", text) : CodeBlock.of("<code>$L</code>", escaped(text));
    }

    /** {@code PK = USER#{username}, SK = PROFILE} in the font of code; the sort key where there is one. */
    static CodeBlock key(String partitionKey, KeyTemplate pk, @Nullable String sortKey, @Nullable KeyTemplate sk) {
        CodeBlock.Builder key = CodeBlock.builder().add(attribute(partitionKey, pk));
        if (sortKey != null && sk != null) {
            key.add(", ").add(attribute(sortKey, sk));
        }
        return key.build();
    }

    /** {@code SK = PROFILE}. */
    static CodeBlock attribute(String name, KeyTemplate template) {
        return code(name.concat(" = ").concat(template.text()));
    }

    /** {@code USER#{username} / PROFILE}: the templates as they were written. */
    static CodeBlock templates(KeyTemplate pk, @Nullable KeyTemplate sk) {
        return code(sk == null ? pk.text() : pk.text() + " / " + sk.text());
    }

    private static boolean isPlain(String text) {
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            depth += c == '{' ? 1 : c == '}' ? -1 : 0;
            if (depth < 0 || !isSafe(c)) {
                return false;
            }
        }
        return depth == 0 && !text.isBlank();
    }

    private static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(c -> {
            if (c < 0x80 && Character.isLetterOrDigit(c)) {
                escaped.append((char) c);
            } else {
                escaped.append("&#").append(c).append(';');
            }
        });
        return escaped.toString();
    }

    private static boolean isSafe(char c) {
        return c >= ' ' && c < 0x7F && "\\*@&<>".indexOf(c) < 0;
    }
}
