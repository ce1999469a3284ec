package io.keywright.schema.dialect;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes blocks of HCL as its formatter does: the values of one block, which come before its inner blocks, in columns. */
final class HclWriter {

    private final List<String> lines = new ArrayList<>();
    private final Map<String, String> values = new LinkedHashMap<>();
    private int depth;
    private boolean empty = true;

    /** Begins a block. */
    HclWriter open(String header) {
        flush();
        if (!empty) {
            lines.add("");
        }
        lines.add("  ".repeat(depth) + header + " {");
        depth++;
        empty = true;
        return this;
    }

    /** Adds a value to the block, as it is to be written. */
    HclWriter value(String name, String expression) {
        values.put(name, expression);
        return this;
    }

    /** Ends a block. */
    HclWriter close() {
        flush();
        depth--;
        lines.add("  ".repeat(depth) + "}");
        empty = false;
        return this;
    }

    /** The whole. */
    String text() {
        return String.join("\n", lines) + "\n";
    }

    private void flush() {
        int width = values.keySet().stream().mapToInt(String::length).max().orElse(0);
        values.forEach((name, expression) ->
                lines.add("  ".repeat(depth) + name + " ".repeat(width - name.length()) + " = " + expression));
        if (!values.isEmpty()) {
            empty = false;
        }
        values.clear();
    }
}
