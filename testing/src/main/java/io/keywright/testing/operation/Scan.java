package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.expression.Condition;
import io.keywright.testing.expression.ConditionParser;
import io.keywright.testing.expression.Placeholders;
import io.keywright.testing.expression.Projection;
import io.keywright.testing.json.Fields;
import io.keywright.testing.table.Database;
import io.keywright.testing.table.StorageKey;
import io.keywright.testing.table.Table;
import io.keywright.testing.value.Item;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Scan. Segments divide the partition hashes, so together they read every item once. */
final class Scan implements Operation {

    private static final long MOST_SEGMENTS = 1_000_000;

    @Override
    public Map<String, ?> run(Fields request, Database database) {
        Constraints constraints = new Constraints();
        ReadParameters.check(request, constraints, "ScanFilter");
        Long segment = request.integer("Segment");
        Long segments = request.integer("TotalSegments");
        constraints.atLeast(segment, "segment", 0);
        constraints.atMost(segment, "segment", MOST_SEGMENTS - 1);
        constraints.atLeast(segments, "totalSegments", 1);
        constraints.atMost(segments, "totalSegments", MOST_SEGMENTS);
        String tableName = Parameters.tableName(request, constraints);
        constraints.name(request.string("IndexName"), "indexName");
        constraints.check();
        Parameters.refuseMixture(
                request,
                List.of("ProjectionExpression", "FilterExpression"),
                List.of("AttributesToGet", "ScanFilter", "ConditionalOperator"));
        Parameters.refuseDuplicateAttributesToGet(request);
        Condition olderFilter = OlderConditions.filter(request, "ScanFilter");
        Item startKey = ReadParameters.startKey(request);
        checkSegments(segment, segments);
        Placeholders placeholders = Placeholders.of(request);
        String expression = request.string("FilterExpression");
        Condition filter =
                expression == null ? olderFilter : ConditionParser.parse("FilterExpression", expression, placeholders);
        Projection projection = Projections.of(request, placeholders);
        placeholders.checkAllUsed();
        Selection.checkWithProjection(request, "Scanning");
        Table table = database.require(Objects.requireNonNull(tableName));
        Source source = Source.of(table, request.string("IndexName"), request.isTrue("ConsistentRead"));
        Selection selection = Selection.of(request, source, projection);
        Page page = new Page(source, selection, filter, request.integer("Limit"));
        page.read(entries(source, segment, segments, startKey));
        return page.reply(request);
    }

    private static void checkSegments(@Nullable Long segment, @Nullable Long segments) {
        if (segments != null && segment == null) {
            throw ServiceError.validation(
                    "The Segment parameter is required but was not present in the request when parameter "
                            + "TotalSegments is present");
        }
        if (segment != null && segments == null) {
            throw ServiceError.validation(
                    "The TotalSegments parameter is required but was not present in the request when Segment "
                            + "parameter is present");
        }
        if (segment != null && segments != null && segment >= segments) {
            throw ServiceError.validation(
                    "The Segment parameter is zero-based and must be less than parameter TotalSegments: Segment: "
                            + segment + " is not less than TotalSegments: " + segments);
        }
    }

    /** Scans of a table say of a wrong start key what queries do not. */
    private static void refuseKeyOfOtherSchema(Source source, Item startKey) {
        if (source.index() == null && !startKey.attributes().keySet().equals(source.startKeyNames())) {
            throw ServiceError.validation(
                    "The provided starting key is invalid: The provided key element does not match the schema");
        }
    }

    static NavigableMap<StorageKey, Item> entries(
            Source source, @Nullable Long segment, @Nullable Long segments, @Nullable Item startKey) {
        StorageKey from = StorageKey.fromHash(0);
        StorageKey to = StorageKey.fromHash(StorageKey.HASHES);
        if (segment != null && segments != null) {
            from = StorageKey.fromHash(StorageKey.HASHES * segment / segments);
            to = StorageKey.fromHash(StorageKey.HASHES * (segment + 1) / segments);
        }
        if (startKey != null) {
            refuseKeyOfOtherSchema(source, startKey);
            StorageKey start = source.place(startKey);
            if (start.compareTo(from) < 0 || start.compareTo(to) > 0) {
                throw ServiceError.validation(
                        "The provided starting key is invalid: Invalid ExclusiveStartKey. Please use "
                                + "ExclusiveStartKey with correct Segment. TotalSegments: " + segments + " Segment: "
                                + segment);
            }
            from = start;
        }
        return from.compareTo(to) < 0 ? source.entries().subMap(from, false, to, false) : new TreeMap<>();
    }
}
