package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.json.Fields;
import io.keywright.testing.table.Attachments;
import io.keywright.testing.table.Database;
import io.keywright.testing.table.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Kinesis streams as destinations of change data: remembered, described, and never written to. */
final class Destinations {

    private static final String PRECISION = "ApproximateCreationDateTimePrecision";
    private static final int SHORTEST_ARN = 37;
    private static final int LONGEST_ARN = 1024;

    private Destinations() {}

    static Map<String, ?> enable(Fields request, Database database) {
        String member = "EnableKinesisStreamingConfiguration";
        Table table = table(request, database, member);
        String arn = arn(request);
        Map<String, Attachments.Destination> destinations = destinations(table);
        Attachments.Destination current = destinations.get(arn);
        if (current != null && current.active()) {
            throw ServiceError.of(
                    "ResourceInUseException",
                    "Table is already in a valid KinesisStreamingDestination state: EnableKinesisStreamingDestination "
                            + "cannot be performed on " + arn);
        }
        destinations.put(arn, new Attachments.Destination(true, precision(request, member)));
        return reply(request, table, "ENABLING", member);
    }

    static Map<String, ?> disable(Fields request, Database database) {
        String member = "EnableKinesisStreamingConfiguration";
        Table table = table(request, database, member);
        Attachments.Destination current = active(table, arn(request));
        destinations(table).put(arn(request), new Attachments.Destination(false, current.precision()));
        return reply(request, table, "DISABLING", member);
    }

    static Map<String, ?> update(Fields request, Database database) {
        String member = "UpdateKinesisStreamingConfiguration";
        Table table = table(request, database, member);
        Attachments.Destination current = active(table, arn(request));
        String precision = precision(request, member);
        if (precision == null || precision.equals(current.precision())) {
            throw ServiceError.validation("Invalid Request: Precision is already set to the desired value of "
                    + current.precision() + " for tableId: " + table.settings().id() + ", kdsArn: " + arn(request));
        }
        destinations(table).put(arn(request), new Attachments.Destination(true, precision));
        return reply(request, table, "UPDATING", member);
    }

    static Map<String, ?> describe(Fields request, Database database) {
        Constraints constraints = new Constraints();
        String name = Parameters.tableName(request, constraints);
        constraints.check();
        Table table = database.requireNamed(Objects.requireNonNull(name));
        List<Map<String, Object>> described = new ArrayList<>();
        destinations(table).forEach((arn, destination) -> {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("StreamArn", arn);
            one.put("DestinationStatus", destination.active() ? "ACTIVE" : "DISABLED");
            one.put(PRECISION, destination.precision());
            described.add(one);
        });
        Map<String, Object> reply = new LinkedHashMap<>();
        reply.put("TableName", table.name());
        reply.put("KinesisDataStreamDestinations", described);
        return reply;
    }

    private static Table table(Fields request, Database database, String member) {
        Constraints constraints = new Constraints();
        String name = Parameters.tableName(request, constraints);
        constraints.requiredText(request.string("StreamArn"), "streamArn", SHORTEST_ARN, LONGEST_ARN);
        constraints.oneOf(
                precision(request, member),
                Character.toLowerCase(member.charAt(0)) + member.substring(1) + ".approximateCreationDateTimePrecision",
                List.of("MILLISECOND", "MICROSECOND"));
        constraints.check();
        return database.requireNamed(Objects.requireNonNull(name));
    }

    private static String arn(Fields request) {
        return Objects.requireNonNull(request.string("StreamArn"));
    }

    private static @Nullable String precision(Fields request, String member) {
        Fields configuration = request.structure(member);
        return configuration == null ? null : configuration.string(PRECISION);
    }

    private static Map<String, Attachments.Destination> destinations(Table table) {
        return table.settings().attachments().destinations();
    }

    private static Attachments.Destination active(Table table, String arn) {
        Attachments.Destination current = destinations(table).get(arn);
        if (current == null || !current.active()) {
            throw ServiceError.of(
                    "ResourceNotFoundException",
                    "Requested resource not found: Table: " + table.name() + " has no active destination " + arn);
        }
        return current;
    }

    private static Map<String, Object> reply(Fields request, Table table, String status, String member) {
        Map<String, Object> reply = new LinkedHashMap<>();
        reply.put("TableName", table.name());
        reply.put("StreamArn", arn(request));
        reply.put("DestinationStatus", status);
        String precision = precision(request, member);
        reply.put(member, precision == null ? null : Map.of(PRECISION, precision));
        return reply;
    }
}
