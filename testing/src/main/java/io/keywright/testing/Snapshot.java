package io.keywright.testing;

import io.keywright.testing.table.Database;

/** Tables, streams and transaction tokens of an engine as they were at one time, for {@link InProcessDynamoDb#restore}. */
public final class Snapshot {

    private final Database content;

    Snapshot(Database content) {
        this.content = content;
    }

    Database content() {
        return content;
    }
}
