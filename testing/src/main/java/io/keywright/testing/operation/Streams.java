package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.json.Fields;
import io.keywright.testing.stream.ChangeStream;
import io.keywright.testing.table.Database;
import io.keywright.testing.table.Table;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The stream settings of CreateTable and UpdateTable. */
final class Streams {

    private static final List<String> VIEWS = List.of("NEW_IMAGE", "OLD_IMAGE", "NEW_AND_OLD_IMAGES", "KEYS_ONLY");

    private Streams() {}

    static void check(Fields request, Constraints constraints) {
        Fields specification = request.structure("StreamSpecification");
        if (specification != null) {
            constraints.present(specification.bool("StreamEnabled"), "streamSpecification.streamEnabled");
            constraints.oneOf(specification.string("StreamViewType"), "streamSpecification.streamViewType", VIEWS);
        }
    }

    /** Starts or ends the stream of a table as the request says, if it says anything of it. */
    static void apply(Fields request, Table table, Database database) {
        checkChange(request, table);
        Fields specification = request.structure("StreamSpecification");
        ChangeStream current = table.stream();
        if (specification == null) {
            return;
        }
        if (specification.isTrue("StreamEnabled")) {
            ChangeStream stream =
                    start(table, Objects.requireNonNull(specification.string("StreamViewType")), database);
            database.streams().put(stream.arn(), stream);
            table.follow(stream);
        } else if (current != null && current.isEnabled()) {
            current.disable(database.now());
        }
    }

    /** A stream whose label, which is its time, no other stream of the table has. */
    private static ChangeStream start(Table table, String view, Database database) {
        Instant created = database.now();
        ChangeStream stream;
        do {
            stream = new ChangeStream(
                    table.settings().arn(), table.name(), table.schema().describe(), view, created);
            created = created.plusMillis(1);
        } while (database.streams().containsKey(stream.arn()));
        return stream;
    }

    /** Refuses what cannot be done to the stream of a table. */
    static void checkChange(Fields request, Table table) {
        Fields specification = request.structure("StreamSpecification");
        if (specification == null) {
            return;
        }
        boolean enable = specification.isTrue("StreamEnabled");
        String view = specification.string("StreamViewType");
        ChangeStream current = table.stream();
        boolean enabled = current != null && current.isEnabled();
        if (enable && view == null) {
            throw ServiceError.invalidParameter("StreamEnabled is true, but StreamViewType is not specified");
        }
        if (!enable && view != null) {
            throw ServiceError.invalidParameter("StreamViewType is specified, but StreamEnabled is false");
        }
        if (enable && enabled) {
            throw ServiceError.validation("Table already has an enabled stream: TableName: " + table.name());
        }
    }

    /** Refuses to end a stream that is not there. */
    static void checkEnd(Fields request, Table table) {
        Fields specification = request.structure("StreamSpecification");
        ChangeStream current = table.stream();
        if (specification != null
                && !specification.isTrue("StreamEnabled")
                && (current == null || !current.isEnabled())) {
            throw ServiceError.validation("Table already has its stream disabled: TableName: " + table.name());
        }
    }

    /** The stream of the given ARN. */
    static ChangeStream require(@Nullable String arn, Database database) {
        ChangeStream stream = database.streams().get(arn);
        if (stream == null) {
            throw ServiceError.of(
                    "ResourceNotFoundException", "Requested resource not found: Stream: " + arn + " not found");
        }
        stream.trim(database.now());
        return stream;
    }

    static Map<String, Object> summary(ChangeStream stream) {
        Map<String, Object> summary = new LinkedHashMap<>();
        summary.put("StreamArn", stream.arn());
        summary.put("TableName", stream.tableName());
        summary.put("StreamLabel", stream.label());
        return summary;
    }
}
