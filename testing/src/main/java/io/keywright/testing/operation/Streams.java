package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.json.Fields;
import io.keywright.testing.stream.ChangeStream;
import io.keywright.testing.table.Database;
import io.keywright.testing.table.Table;
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

    static void apply(Fields request, Table table, Database database) {
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
            throw ServiceError.of(
                    "ResourceInUseException", "Table already has an enabled stream: TableName: " + table.name());
        }
        if (enable) {
            ChangeStream stream = new ChangeStream(
                    table.settings().arn(),
                    table.name(),
                    table.schema().describe(),
                    Objects.requireNonNull(view),
                    database.now());
            database.streams().put(stream.arn(), stream);
            table.follow(stream);
        } else if (current != null && enabled) {
            current.disable();
        } else if (request.has("TableName") && database.find(table.name()) != null) {
            throw ServiceError.validation("Table is already disabled: StreamEnabled is false");
        }
    }

    /** The stream of the given ARN. */
    static ChangeStream require(@Nullable String arn, Database database) {
        ChangeStream stream = database.streams().get(arn);
        if (stream == null) {
            throw ServiceError.of(
                    "ResourceNotFoundException", "Requested resource not found: Stream: " + arn + " not found");
        }
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
