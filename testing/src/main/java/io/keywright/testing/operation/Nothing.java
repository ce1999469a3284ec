package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.json.Fields;
import io.keywright.testing.table.Database;
import java.util.List;
import java.util.Map;

/** What is never there, as the service says so: exports, imports and global tables, which cannot be made here. */
final class Nothing {

    private static final int SHORTEST_ARN = 37;
    private static final int LONGEST_ARN = 1024;

    private Nothing() {}

    static Map<String, ?> exports(Fields request, Database database) {
        return Map.of("ExportSummaries", List.of());
    }

    static Map<String, ?> imports(Fields request, Database database) {
        return Map.of("ImportSummaryList", List.of());
    }

    static Map<String, ?> globalTables(Fields request, Database database) {
        return Map.of("GlobalTables", List.of());
    }

    static Map<String, ?> export(Fields request, Database database) {
        String arn = arn(request, "ExportArn", "exportArn");
        throw ServiceError.of("ExportNotFoundException", "Export not found: " + arn);
    }

    static Map<String, ?> importOf(Fields request, Database database) {
        String arn = arn(request, "ImportArn", "importArn");
        throw ServiceError.of("ImportNotFoundException", "Import not found: " + arn);
    }

    static Map<String, ?> globalTable(Fields request, Database database) {
        Constraints constraints = new Constraints();
        String name = request.string("GlobalTableName");
        constraints.requiredName(name, "globalTableName");
        constraints.check();
        throw ServiceError.of(
                "GlobalTableNotFoundException",
                "Global table not found: Global table with name: '" + name + "' does not exist.");
    }

    private static String arn(Fields request, String member, String path) {
        Constraints constraints = new Constraints();
        String arn = request.string(member);
        constraints.requiredText(arn, path, SHORTEST_ARN, LONGEST_ARN);
        constraints.check();
        return String.valueOf(arn);
    }
}
