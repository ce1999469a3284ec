package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.json.Fields;
import io.keywright.testing.table.Attachments;
import io.keywright.testing.table.Database;
import io.keywright.testing.table.Table;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The resource policies of tables and streams: kept and given back, never applied, since nobody is refused here. */
final class Policies {

    private static final int LONGEST_ARN = 1283;
    private static final int LONGEST_REVISION = 255;
    private static final String NO_POLICY = "NO_POLICY";

    private Policies() {}

    static Map<String, ?> put(Fields request, Database database) {
        Constraints constraints = new Constraints();
        String arn = arn(request, constraints);
        String text = request.string("Policy");
        constraints.present(text, "policy");
        constraints.check();
        Map<String, Attachments.Policy> policies = policies(arn, database);
        Attachments.Policy current = policies.get(arn);
        checkRevision(request, current, arn);
        if (current != null && current.text().equals(text)) {
            return Map.of("RevisionId", current.revision());
        }
        String revision = database.nextRevision();
        policies.put(arn, new Attachments.Policy(Objects.requireNonNull(text), revision));
        return Map.of("RevisionId", revision);
    }

    static Map<String, ?> get(Fields request, Database database) {
        Constraints constraints = new Constraints();
        String arn = arn(request, constraints);
        constraints.check();
        Attachments.Policy policy = policies(arn, database).get(arn);
        if (policy == null) {
            throw notFound(arn);
        }
        Map<String, Object> reply = new LinkedHashMap<>();
        reply.put("Policy", policy.text());
        reply.put("RevisionId", policy.revision());
        return reply;
    }

    /** Deleting what is not there is no error, unless a revision was expected. */
    static Map<String, ?> delete(Fields request, Database database) {
        Constraints constraints = new Constraints();
        String arn = arn(request, constraints);
        constraints.check();
        Map<String, Attachments.Policy> policies = policies(arn, database);
        checkRevision(request, policies.get(arn), arn);
        Attachments.Policy deleted = policies.remove(arn);
        return deleted == null ? Map.of() : Map.of("RevisionId", deleted.revision());
    }

    private static String arn(Fields request, Constraints constraints) {
        String arn = request.string("ResourceArn");
        constraints.requiredText(arn, "resourceArn", 1, LONGEST_ARN);
        constraints.text(request.string("ExpectedRevisionId"), "expectedRevisionId", 1, LONGEST_REVISION);
        return Objects.requireNonNullElse(arn, "");
    }

    private static Map<String, Attachments.Policy> policies(String arn, Database database) {
        int stream = arn.indexOf("/stream/");
        Table table = Tags.table(stream < 0 ? arn : arn.substring(0, stream), database);
        if (stream >= 0) {
            Streams.require(arn, database);
        }
        return table.settings().attachments().policies();
    }

    private static void checkRevision(Fields request, Attachments.@Nullable Policy current, String arn) {
        String expected = request.string("ExpectedRevisionId");
        boolean met = expected == null
                || (current == null ? expected.equals(NO_POLICY) : expected.equals(current.revision()));
        if (!met) {
            throw notFound(arn);
        }
    }

    private static ServiceError notFound(String arn) {
        return ServiceError.of(
                "PolicyNotFoundException", "Resource-based policy not found for the provided " + "ResourceArn: " + arn);
    }
}
