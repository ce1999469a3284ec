package io.keywright.runtime.operation;

import java.util.List;

/**
 * A write that can be sent alone, or as one action of a transaction; or a check, which only a transaction has.
 */
public interface Write {

    /** What it does, as a transaction sends it: one action, unless it moves an item from one key to another. */
    List<WriteAction<?>> asActions();
}
