package io.keywright.schema.dialect;

import io.keywright.schema.Table;

/**
 * {@code after-create.sh}: what CreateTable cannot say, as commands of the AWS CLI. The script takes the table's name as
 * its only argument, and waits until the table is there.
 */
public final class AfterCreateScript {

    private AfterCreateScript() {}

    /** The file's text for a table. */
    public static String write(Table table) {
        StringBuilder script = new StringBuilder();
        script.append("#!/bin/sh\n")
                .append("# What create-table.json cannot say. Usage: sh after-create.sh [table name]\n")
                .append("set -eu\n")
                .append("table=${1:-")
                .append(quoted(table.name()))
                .append("}\n")
                .append("aws dynamodb wait table-exists --table-name \"$table\"\n");
        String timeToLive = table.timeToLive();
        if (timeToLive != null) {
            script.append("aws dynamodb update-time-to-live --table-name \"$table\" \\\n")
                    .append("  --time-to-live-specification ")
                    .append(quoted("Enabled=true,AttributeName=" + timeToLive))
                    .append('\n');
        }
        if (table.definition().pointInTimeRecovery()) {
            script.append("aws dynamodb update-continuous-backups --table-name \"$table\" \\\n")
                    .append("  --point-in-time-recovery-specification PointInTimeRecoveryEnabled=true\n");
        }
        return script.toString();
    }

    /** Within single quotes a shell reads everything as it is, but for the single quote. */
    private static String quoted(String text) {
        return "'" + text.replace("'", "'\\''") + "'";
    }
}
