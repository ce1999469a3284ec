package io.keywright.runtime.table;

import org.jspecify.annotations.Nullable;

/** One thing in which a live table is not as its design says. */
public final class TableDifference {

    private final Kind kind;
    private final @Nullable String index;
    private final String expected;
    private final String actual;

    TableDifference(Kind kind, @Nullable String index, String expected, String actual) {
        this.kind = kind;
        this.index = index;
        this.expected = expected;
        this.actual = actual;
    }

    /** What differs. */
    public Kind kind() {
        return kind;
    }

    /** The index that differs; null for the table itself. */
    public @Nullable String index() {
        return index;
    }

    /** What the design says. */
    public String expected() {
        return expected;
    }

    /** What the table has. */
    public String actual() {
        return actual;
    }

    @Override
    public String toString() {
        return (index == null ? "" : index + ": ") + kind.text + " is " + actual + ", not " + expected;
    }

    /** What can differ. */
    public enum Kind {
        /** The table is not active. */
        STATUS("the status", true),
        /** The key attributes or their types. */
        KEYS("the key", true),
        /** An index is not there, or not active. */
        INDEX("the index", true),
        /** Which attributes an index holds. */
        PROJECTION("the projection", true),
        /** An index that the design does not have; it is written to no more, and costs. */
        UNKNOWN_INDEX("the index", false),
        /** How capacity is paid for, and how much there is. */
        BILLING("the billing", false),
        /** What the stream's records hold. */
        STREAM("the stream", false),
        /** The attribute by which items expire. */
        TIME_TO_LIVE("the time to live", false),
        /** Whether the table can be restored to a point in time. */
        RECOVERY("point-in-time recovery", false),
        /** Whether the table is protected from being deleted. */
        PROTECTION("deletion protection", false),
        /** Whose key encrypts the table. */
        ENCRYPTION("the encryption", false);

        private final String text;
        private final boolean breaking;

        Kind(String text, boolean breaking) {
            this.text = text;
            this.breaking = breaking;
        }

        /** Whether reads or writes fail, or give something else, as long as it differs. */
        public boolean isBreaking() {
            return breaking;
        }
    }
}
