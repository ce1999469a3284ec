package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.json.Fields;
import io.keywright.testing.table.Database;
import io.keywright.testing.table.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Tags of tables: reading them from a request, and the three operations on them. */
final class Tags {

    private static final int MOST = 50;
    private static final int LONGEST_KEY = 128;
    private static final int LONGEST_VALUE = 256;

    private Tags() {}

    static Map<String, String> of(Fields request) {
        Map<String, String> tags = new LinkedHashMap<>();
        List<Fields> given = request.structures("Tags");
        for (Fields tag : given == null ? List.<Fields>of() : given) {
            String key = Objects.requireNonNullElse(tag.string("Key"), "");
            tags.put(key, Objects.requireNonNullElse(tag.string("Value"), ""));
        }
        return tags;
    }

    /** The checks of the shape of the tags of a request. */
    static void check(Fields request, Constraints constraints) {
        List<Fields> given = request.structures("Tags");
        int position = 0;
        for (Fields tag : given == null ? List.<Fields>of() : given) {
            String path = "tags." + ++position + ".member";
            String key = tag.string("Key");
            String value = tag.string("Value");
            constraints.present(key, path + ".key");
            if (key != null) {
                constraints.length(key, key.length(), path + ".key", 1, LONGEST_KEY);
            }
            constraints.present(value, path + ".value");
            if (value != null) {
                constraints.length(value, value.length(), path + ".value", 0, LONGEST_VALUE);
            }
        }
    }

    private static String resource(Fields request, Constraints constraints) {
        String arn = request.string("ResourceArn");
        constraints.present(arn, "resourceArn");
        if (arn != null) {
            constraints.length(arn, arn.length(), "resourceArn", 1, 1283);
        }
        return Objects.requireNonNullElse(arn, "");
    }

    static Table table(String arn, Database database) {
        if (!arn.startsWith("arn:") || !arn.contains(":table/")) {
            throw ServiceError.validation("Invalid TableArn: Invalid ResourceArn provided as input " + arn);
        }
        Table table = database.find(arn);
        if (table == null) {
            throw ServiceError.of(
                    "ResourceNotFoundException", "Requested resource not found: ResourcArn: " + arn + " not found");
        }
        return table;
    }

    /** TagResource. */
    static Map<String, ?> tag(Fields request, Database database) {
        Constraints constraints = new Constraints();
        String arn = resource(request, constraints);
        constraints.present(request.node("Tags"), "tags");
        check(request, constraints);
        constraints.check();
        Map<String, String> tags = of(request);
        if (tags.isEmpty()) {
            throw ServiceError.validation("Atleast one Tag needs to be provided as Input.");
        }
        Map<String, String> current = table(arn, database).settings().tags();
        Map<String, String> all = new LinkedHashMap<>(current);
        all.putAll(tags);
        if (all.size() > MOST) {
            throw ServiceError.validation("One or more parameter values were invalid: Too many tags: " + all.size());
        }
        current.putAll(tags);
        return Map.of();
    }

    /** UntagResource. */
    static Map<String, ?> untag(Fields request, Database database) {
        Constraints constraints = new Constraints();
        String arn = resource(request, constraints);
        List<String> keys = request.strings("TagKeys");
        constraints.present(keys, "tagKeys");
        constraints.check();
        if (Objects.requireNonNull(keys).isEmpty()) {
            throw ServiceError.validation("Atleast one Tag Key needs to be provided as Input.");
        }
        table(arn, database).settings().tags().keySet().removeAll(keys);
        return Map.of();
    }

    /** ListTagsOfResource. All tags fit one page. */
    static Map<String, ?> list(Fields request, Database database) {
        Constraints constraints = new Constraints();
        String arn = resource(request, constraints);
        constraints.check();
        List<Map<String, @Nullable Object>> tags = new ArrayList<>();
        table(arn, database).settings().tags().forEach((key, value) -> {
            Map<String, @Nullable Object> tag = new LinkedHashMap<>();
            tag.put("Key", key);
            tag.put("Value", value);
            tags.add(tag);
        });
        return Map.of("Tags", tags);
    }
}
