package io.keywright.testing;

import io.keywright.testing.table.Table;
import java.util.NavigableMap;

/** The tables of an engine as they were at one time, for {@link InProcessDynamoDb#restore}. */
public final class Snapshot {

    private final NavigableMap<String, Table> tables;

    Snapshot(NavigableMap<String, Table> tables) {
        this.tables = tables;
    }

    NavigableMap<String, Table> tables() {
        return tables;
    }
}
