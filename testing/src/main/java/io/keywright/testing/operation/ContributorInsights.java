package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.json.Fields;
import io.keywright.testing.table.Attachments;
import io.keywright.testing.table.Database;
import io.keywright.testing.table.Table;
import io.keywright.testing.table.TableDescription;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Contributor insights as a setting of tables and indexes; no statistics are collected. */
final class ContributorInsights {

    private static final String ALL_KEYS = "ACCESSED_AND_THROTTLED_KEYS";
    private static final int MOST = 100;

    private ContributorInsights() {}

    static Map<String, ?> update(Fields request, Database database) {
        Constraints constraints = new Constraints();
        String action = request.string("ContributorInsightsAction");
        String mode = request.string("ContributorInsightsMode");
        Parameters.tableName(request, constraints);
        constraints.name(request.string("IndexName"), "indexName");
        constraints.present(action, "contributorInsightsAction");
        constraints.oneOf(action, "contributorInsightsAction", List.of("ENABLE", "DISABLE"));
        constraints.oneOf(mode, "contributorInsightsMode", List.of(ALL_KEYS, "THROTTLED_KEYS"));
        constraints.check();
        Table table = table(request, database);
        boolean enable = "ENABLE".equals(action);
        String kept = mode == null ? ALL_KEYS : mode;
        table.settings()
                .attachments()
                .insights()
                .put(index(request), new Attachments.Insights(enable, kept, database.now()));
        Map<String, Object> reply = named(request, table);
        reply.put("ContributorInsightsStatus", enable ? "ENABLING" : "DISABLING");
        reply.put("ContributorInsightsMode", enable ? kept : null);
        return reply;
    }

    static Map<String, ?> describe(Fields request, Database database) {
        Constraints constraints = new Constraints();
        Parameters.tableName(request, constraints);
        constraints.name(request.string("IndexName"), "indexName");
        constraints.check();
        Table table = table(request, database);
        Attachments.Insights insights =
                table.settings().attachments().insights().get(index(request));
        Map<String, Object> reply = named(request, table);
        reply.put("ContributorInsightsStatus", status(insights));
        if (insights != null) {
            reply.put("LastUpdateDateTime", TableDescription.seconds(insights.changed()));
            if (insights.enabled()) {
                String subject = table.name() + (index(request).isEmpty() ? "" : "-" + index(request));
                reply.put(
                        "ContributorInsightsRuleList",
                        List.of(
                                "DynamoDBContributorInsights-PKC-" + subject,
                                "DynamoDBContributorInsights-PKT-" + subject));
                reply.put("ContributorInsightsMode", insights.mode());
            }
        }
        return reply;
    }

    static Map<String, ?> list(Fields request, Database database) {
        Constraints constraints = new Constraints();
        String name = request.string("TableName");
        constraints.tableName(name, "tableName");
        constraints.atMost(request.integer("MaxResults"), "maxResults", MOST);
        constraints.check();
        List<Map<String, Object>> summaries = new ArrayList<>();
        for (Table table : name == null ? database.tables().values() : List.of(database.requireNamed(name))) {
            table.settings().attachments().insights().forEach((index, insights) -> {
                Map<String, Object> summary = new LinkedHashMap<>();
                summary.put("TableName", table.name());
                summary.put("IndexName", index.isEmpty() ? null : index);
                summary.put("ContributorInsightsStatus", status(insights));
                summary.put("ContributorInsightsMode", insights.enabled() ? insights.mode() : null);
                summaries.add(summary);
            });
        }
        return Map.of("ContributorInsightsSummaries", summaries);
    }

    private static Table table(Fields request, Database database) {
        Table table = database.requireNamed(Objects.requireNonNull(request.string("TableName")));
        String index = index(request);
        if (!index.isEmpty() && table.index(index) == null) {
            throw ServiceError.of(
                    "ResourceNotFoundException", "Requested resource not found: Index: " + index + " not found");
        }
        return table;
    }

    private static String index(Fields request) {
        return request.string("IndexName", "");
    }

    private static Map<String, Object> named(Fields request, Table table) {
        Map<String, Object> reply = new LinkedHashMap<>();
        reply.put("TableName", table.name());
        reply.put("IndexName", request.string("IndexName"));
        return reply;
    }

    private static String status(Attachments.@Nullable Insights insights) {
        return insights != null && insights.enabled() ? "ENABLED" : "DISABLED";
    }
}
