package com.daintree.data.tour;

import java.util.stream.Collectors;

/** What the tour says, line by line, no wider than a terminal. */
final class Report {

    private static final String INDENT = "    ";
    private static final int WIDEST_CALL = 80;

    private final StringBuilder text = new StringBuilder();

    /** A chapter; one with a number stands out to the left. */
    void chapter(String number, String title) {
        blank();
        blank();
        line("%2s  %s".formatted(number, title));
        line(INDENT + "=".repeat(title.length()));
    }

    /** A sentence or more, broken into lines by whoever wrote it. */
    void paragraph(String... lines) {
        blank();
        for (String each : lines) {
            line(INDENT + each);
        }
    }

    /** A call, in two lines when it is long: the second one starts with the dot of a method. */
    void call(String code) {
        blank();
        int dot = code.length() <= WIDEST_CALL
                ? 0
                : code.substring(0, WIDEST_CALL).lastIndexOf(").") + 1;
        if (dot == 0) {
            labelled("Java", code);
        } else {
            labelled("Java", code.substring(0, dot));
            labelled("", INDENT + code.substring(dot));
        }
    }

    /** A fact with its name in front; without a name it belongs to the fact above. */
    void labelled(String label, String content) {
        line(INDENT + "%-13s  %s".formatted(label, content));
    }

    /** A table. */
    void grid(Grid grid) {
        blank();
        grid.lines().forEach(row -> line(INDENT + row));
    }

    /** A remark right below a table. */
    void remark(String content) {
        line(INDENT + content);
    }

    private void blank() {
        text.append('\n');
    }

    private void line(String content) {
        text.append(content.stripTrailing()).append('\n');
    }

    /** All of it. */
    String text() {
        return text.toString().lines().dropWhile(String::isEmpty).collect(Collectors.joining("\n", "", "\n"));
    }
}
