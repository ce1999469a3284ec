package io.keywright.testing.partiql;

import io.keywright.testing.expression.DocumentPath;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A statement as it was written. */
public sealed interface Statement {

    /** The table it is about, by name or ARN. */
    String table();

    /** Whether it reads and changes nothing. */
    default boolean isRead() {
        return this instanceof Select;
    }

    /**
     * A read.
     *
     * @param columns the paths to return, in their order; empty for everything
     */
    record Select(
            List<DocumentPath> columns,
            String table,
            @Nullable String index,
            @Nullable Expression where,
            List<OrderKey> order)
            implements Statement {
        public Select {
            columns = List.copyOf(columns);
            order = List.copyOf(order);
        }
    }

    /** An attribute to sort by. */
    record OrderKey(String attribute, boolean descending) {}

    /** A put that never replaces. */
    record Insert(String table, Expression item) implements Statement {}

    /** A change of one item. */
    record Update(
            String table,
            List<Change> changes,
            @Nullable Expression where,
            @Nullable Returning returning) implements Statement {
        public Update {
            changes = List.copyOf(changes);
        }
    }

    /** One change at one path: a new value, or none for a removal. */
    record Change(DocumentPath path, @Nullable Expression value) {}

    /** The deletion of one item. */
    record Delete(
            String table,
            @Nullable Expression where,
            @Nullable Returning returning) implements Statement {}

    /** A condition in a transaction: the read finds its item. */
    record Exists(Select select) implements Statement {
        @Override
        public String table() {
            return select.table();
        }
    }

    /** Which state of the item a write returns. */
    enum Returning {
        ALL_OLD,
        MODIFIED_OLD,
        ALL_NEW,
        MODIFIED_NEW
    }
}
