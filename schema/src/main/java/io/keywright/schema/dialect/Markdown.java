package io.keywright.schema.dialect;

import java.util.List;
import java.util.stream.Collectors;

/** Tables of Markdown. */
final class Markdown {

    private final StringBuilder out = new StringBuilder();

    Markdown line(String text) {
        out.append(text).append('\n');
        return this;
    }

    Markdown row(List<String> cells) {
        return line(cells.stream().collect(Collectors.joining(" | ", "| ", " |")));
    }

    /** A table's first two lines. */
    Markdown head(List<String> cells) {
        return row(cells).row(cells.stream().map(cell -> "---").toList());
    }

    /** Text as code; a bar would end the cell, and a backtick the code. */
    static String code(String text) {
        String escaped = text.replace("|", "\\|");
        return text.contains("`") ? "`` " + escaped + " ``" : "`" + escaped + "`";
    }

    String text() {
        return out.toString();
    }
}
