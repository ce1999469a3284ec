package io.keywright.testing.operation;

import io.keywright.testing.table.Table;

/** A write as a request has it, not yet checked against its table. */
interface WriteAction {

    /** The table, by name or ARN. */
    String table();

    /** The write that the action is, checked against its table. */
    Write on(Table target);

    /** Whether a failed condition is to be answered with the item it failed on. */
    boolean returnsOldOnFailure();
}
