package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.json.Fields;
import io.keywright.testing.table.IndexDefinition;
import io.keywright.testing.table.IndexProjection;
import io.keywright.testing.table.KeySchema;
import io.keywright.testing.table.Throughput;
import io.keywright.testing.table.ThroughputOptions;
import io.keywright.testing.value.Type;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Reads the secondary indexes of CreateTable and UpdateTable. */
final class IndexDefinitions {

    private static final int LONGEST_NAME = 255;
    private static final int MOST_LOCAL = 5;
    private static final int MOST_GLOBAL = 20;
    private static final int MOST_INCLUDED = 20;
    private static final int MOST_INCLUDED_OF_TABLE = 100;

    private IndexDefinitions() {}

    static void check(Fields index, String path, Constraints constraints) {
        constraints.requiredName(index.string("IndexName"), path + ".indexName");
        KeySchemas.checkSchema(index, path + ".keySchema", true, constraints);
        Fields projection = index.structure("Projection");
        constraints.present(projection, path + ".projection");
        if (projection != null) {
            constraints.oneOf(
                    projection.string("ProjectionType"),
                    path + ".projection.projectionType",
                    List.of("ALL", "INCLUDE", "KEYS_ONLY"));
            List<String> included = projection.strings("NonKeyAttributes");
            constraints.length(included, path + ".projection.nonKeyAttributes", 1, MOST_INCLUDED);
            int position = 0;
            for (String name : included == null ? List.<String>of() : included) {
                String member = path + ".projection.nonKeyAttributes." + ++position + ".member";
                constraints.text(name, member, 1, LONGEST_NAME);
            }
        }
        Billing.checkThroughput(index, path + ".provisionedThroughput", constraints);
    }

    static void checkAll(Fields request, String parameter, Constraints constraints) {
        List<Fields> indexes = request.structures(parameter);
        int position = 0;
        for (Fields index : indexes == null ? List.<Fields>of() : indexes) {
            String path = Character.toLowerCase(parameter.charAt(0)) + parameter.substring(1);
            check(index, path + "." + ++position + ".member", constraints);
        }
    }

    /** The indexes of a CreateTable request. */
    static List<IndexDefinition> of(Fields request, KeySchema table, Map<String, Type> types) {
        List<IndexDefinition> definitions = new ArrayList<>();
        List<Fields> local = request.structures("LocalSecondaryIndexes");
        if (local != null) {
            refuseEmpty(local, "LocalSecondaryIndexes");
            if (table.sort().isEmpty()) {
                throw ServiceError.invalidParameter("Table KeySchema does not have a range key, which is required "
                        + "when specifying a LocalSecondaryIndex");
            }
            for (Fields index : local) {
                definitions.add(local(index, table, types));
            }
            if (local.size() > MOST_LOCAL) {
                throw ServiceError.invalidParameter(
                        "Number of LocalSecondaryIndexes exceeds per-table limit of " + MOST_LOCAL);
            }
        }
        List<Fields> global = request.structures("GlobalSecondaryIndexes");
        if (global != null) {
            refuseEmpty(global, "GlobalSecondaryIndexes");
            for (Fields index : global) {
                definitions.add(global(index, types));
            }
        }
        checkTogether(definitions);
        return definitions;
    }

    private static void refuseEmpty(List<Fields> indexes, String parameter) {
        if (indexes.isEmpty()) {
            throw ServiceError.invalidParameter("List of " + parameter + " is empty");
        }
    }

    /** The rules over all indexes of a table. */
    static void checkTogether(List<IndexDefinition> definitions) {
        Set<String> names = new HashSet<>();
        int included = 0;
        for (IndexDefinition definition : definitions) {
            if (!names.add(definition.name())) {
                throw ServiceError.invalidParameter("Duplicate index name: " + definition.name());
            }
            included += definition.projection().nonKeyAttributes().size();
        }
        if (definitions.stream().filter(definition -> !definition.local()).count() > MOST_GLOBAL) {
            throw ServiceError.invalidParameter(
                    "GlobalSecondaryIndex count exceeds the per-table limit of " + MOST_GLOBAL);
        }
        if (included > MOST_INCLUDED_OF_TABLE) {
            throw ServiceError.invalidParameter(
                    "Number of NonKeyAttributes in all indexes exceeds the limit of " + MOST_INCLUDED_OF_TABLE);
        }
    }

    private static IndexDefinition local(Fields index, KeySchema table, Map<String, Type> types) {
        String name = Objects.requireNonNull(index.string("IndexName"));
        KeySchema schema = KeySchemas.of(index, types, false);
        if (schema.sort().isEmpty()) {
            throw ServiceError.invalidParameter("Index KeySchema does not have a range key for index: " + name);
        }
        if (!schema.partition().equals(table.partition())) {
            throw ServiceError.invalidParameter("Index KeySchema does not have the same leading hash key as table "
                    + "KeySchema for index: " + name + ". index hash key: "
                    + schema.partition().get(0).name() + ", table hash key: "
                    + table.partition().get(0).name());
        }
        return new IndexDefinition(name, schema, projection(index), true, Throughput.ON_DEMAND, ThroughputOptions.NONE);
    }

    static IndexDefinition global(Fields index, Map<String, Type> types) {
        String name = Objects.requireNonNull(index.string("IndexName"));
        KeySchema schema = KeySchemas.of(index, types, true);
        return new IndexDefinition(
                name, schema, projection(index), false, Billing.throughput(index), Billing.options(index));
    }

    private static IndexProjection projection(Fields index) {
        Fields projection = Objects.requireNonNull(index.structure("Projection"));
        String type = projection.string("ProjectionType");
        if (type == null) {
            throw ServiceError.invalidParameter("Unknown ProjectionType: null");
        }
        List<String> nonKey = projection.strings("NonKeyAttributes");
        if (nonKey != null && !type.equals("INCLUDE")) {
            throw ServiceError.invalidParameter("ProjectionType is " + type + ", but NonKeyAttributes is specified");
        }
        if (nonKey == null && type.equals("INCLUDE")) {
            throw ServiceError.invalidParameter("ProjectionType is INCLUDE, but NonKeyAttributes is not specified");
        }
        return new IndexProjection(type, nonKey == null ? List.of() : nonKey);
    }
}
