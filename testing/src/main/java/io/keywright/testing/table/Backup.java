package io.keywright.testing.table;

import java.time.Instant;

/** A table as it was when a backup of it was made, which nothing changes, under the backup's own name. */
public record Backup(String arn, String name, Instant created, Table content) {}
