package io.keywright.tools.output;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Rows of values under names: aligned, each column as wide as its widest text, or one JSON object for each row. Not for
 * more rows than fit in memory.
 */
public final class Columns {

    private final List<String> names;
    private final List<List<Object>> rows = new ArrayList<>();

    /** Columns with these names, as JSON has them; in tables they are in capitals. */
    public Columns(String... names) {
        this.names = List.of(names);
    }

    /** Adds a row of texts, numbers and flags. */
    public Columns row(Object... values) {
        if (values.length != names.size()) {
            throw new IllegalArgumentException("A row has " + values.length + " values for " + names);
        }
        rows.add(List.of(values));
        return this;
    }

    /** Whether there are rows. */
    public boolean isEmpty() {
        return rows.isEmpty();
    }

    /** For people: the names, then a line for each row. */
    public List<String> lines() {
        List<List<String>> texts = new ArrayList<>();
        texts.add(names.stream().map(name -> name.toUpperCase(Locale.ROOT)).toList());
        for (List<Object> row : rows) {
            texts.add(row.stream().map(Columns::visible).toList());
        }
        int[] widths = new int[names.size()];
        for (List<String> row : texts) {
            for (int column = 0; column < widths.length; column++) {
                widths[column] = Math.max(widths[column], length(row.get(column)));
            }
        }
        return texts.stream().map(row -> line(row, widths)).toList();
    }

    /** For programs: an object for each row. */
    public List<String> json() {
        return rows.stream().map(this::json).toList();
    }

    private String json(List<Object> row) {
        JsonText text = new JsonText().open('{');
        for (int column = 0; column < names.size(); column++) {
            text.name(names.get(column)).value(row.get(column));
        }
        return text.close('}').toString();
    }

    private static String line(List<String> row, int[] widths) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < widths.length; column++) {
            String text = row.get(column);
            line.append(text).append(" ".repeat(widths[column] - length(text) + 2));
        }
        return line.toString().stripTrailing();
    }

    private static int length(String text) {
        return text.codePointCount(0, text.length());
    }

    /** Control characters are shown as a space, so that a stored value cannot move the cursor. */
    private static String visible(Object value) {
        String text = value.toString();
        StringBuilder visible = new StringBuilder(text.length());
        text.chars().forEach(unit -> visible.append(Character.isISOControl(unit) ? ' ' : (char) unit));
        return visible.toString();
    }
}
