package io.keywright.runtime.table;

import java.util.ArrayList;
import java.util.List;

/** What came of comparing a live table with its design. */
public final class TableComparison {

    private final String tableName;
    private final List<TableDifference> differences;

    TableComparison(String tableName, List<TableDifference> differences) {
        this.tableName = tableName;
        this.differences = List.copyOf(differences);
    }

    /** The physical name. */
    public String tableName() {
        return tableName;
    }

    /** All differences, those of the table before those of its indexes. */
    public List<TableDifference> differences() {
        return differences;
    }

    /** The differences that make reads or writes fail or give something else. */
    public List<TableDifference> breaking() {
        List<TableDifference> breaking = new ArrayList<>();
        for (TableDifference difference : differences) {
            if (difference.kind().isBreaking()) {
                breaking.add(difference);
            }
        }
        return List.copyOf(breaking);
    }

    /** Whether the table is as the design says. */
    public boolean matches() {
        return differences.isEmpty();
    }

    /**
     * For the start of a program that rather stops than work with a table of another shape.
     *
     * @return this
     * @throws IllegalStateException if there are breaking differences; its message names all differences
     */
    public TableComparison requireUsable() {
        if (!breaking().isEmpty()) {
            throw new IllegalStateException(toString());
        }
        return this;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("The table ").append(tableName);
        if (differences.isEmpty()) {
            return text.append(" is as its design says.").toString();
        }
        text.append(" is not as its design says:");
        for (TableDifference difference : differences) {
            text.append("\n  ").append(difference);
        }
        return text.toString();
    }
}
