package com.daintree.data.tour;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A table of text: columns as wide as their widest cell, numbers aligned at their point, never wider than a terminal.
 *
 * @param titles of the columns
 * @param rows each with a cell per column
 */
record Grid(List<String> titles, List<List<String>> rows) {

    private static final String GAP = "  ";
    private static final int WIDTH = 96;

    Grid {
        rows = aligned(titles.size(), rows);
    }

    /** The lines, without spaces at their ends. */
    List<String> lines() {
        List<Integer> widths = widths();
        List<String> lines = new ArrayList<>();
        lines.add(line(titles, widths));
        lines.add(line(widths.stream().map("-"::repeat).toList(), widths));
        rows.forEach(row -> lines.add(line(row, widths)));
        return lines;
    }

    private List<Integer> widths() {
        List<Integer> widths = new ArrayList<>();
        for (int column = 0; column < titles.size(); column++) {
            int width = titles.get(column).length();
            for (List<String> row : rows) {
                width = Math.max(width, row.get(column).length());
            }
            widths.add(width);
        }
        narrow(widths);
        return widths;
    }

    /** Takes from the widest column until all fit, so that short cells are never cut for the sake of a long one. */
    private static void narrow(List<Integer> widths) {
        int available = WIDTH - GAP.length() * (widths.size() - 1);
        while (widths.stream().mapToInt(Integer::intValue).sum() > available) {
            int widest = Collections.max(widths);
            widths.set(widths.indexOf(widest), widest - 1);
        }
    }

    private String line(List<String> cells, List<Integer> widths) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < cells.size(); column++) {
            int width = widths.get(column);
            String cell = cut(cells.get(column), width);
            String space = " ".repeat(width - cell.length());
            line.append(column == 0 ? "" : GAP);
            line.append(isNumeric(rows, column) ? space + cell : cell + space);
        }
        return line.toString().stripTrailing();
    }

    private static String cut(String cell, int width) {
        return cell.length() <= width ? cell : cell.substring(0, width - 1) + "…";
    }

    /** Fills up decimals with spaces: a number in DynamoDB has no zeros at its end, so 39 would stand below 31.2. */
    private static List<List<String>> aligned(int columns, List<List<String>> rows) {
        List<List<String>> aligned = new ArrayList<>();
        rows.forEach(row -> aligned.add(new ArrayList<>(row)));
        for (int column = 0; column < columns; column++) {
            if (isNumeric(rows, column)) {
                int index = column;
                int decimals = rows.stream()
                        .mapToInt(row -> decimals(row.get(index)))
                        .max()
                        .orElse(0);
                aligned.forEach(row ->
                        row.set(index, row.get(index) + " ".repeat(decimals - decimals(row.get(index)))));
            }
        }
        return aligned.stream().map(List::copyOf).toList();
    }

    /** How many characters a number has from its point on. */
    private static int decimals(String number) {
        int point = number.indexOf('.');
        return point < 0 ? 0 : number.length() - point;
    }

    private static boolean isNumeric(List<List<String>> rows, int column) {
        return rows.stream().map(row -> row.get(column)).allMatch(Grid::isNumber)
                && rows.stream().anyMatch(row -> !row.get(column).isBlank());
    }

    private static boolean isNumber(String cell) {
        return cell.chars().allMatch(c -> (c >= '0' && c <= '9') || c == '.' || c == ' ');
    }
}
