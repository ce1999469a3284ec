package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.expression.Condition;
import io.keywright.testing.expression.ConditionParser;
import io.keywright.testing.expression.ConditionPaths;
import io.keywright.testing.expression.KeyCondition;
import io.keywright.testing.expression.KeyConditions;
import io.keywright.testing.expression.Placeholders;
import io.keywright.testing.expression.Projection;
import io.keywright.testing.json.Fields;
import io.keywright.testing.json.ValueReader;
import io.keywright.testing.table.Database;
import io.keywright.testing.table.KeyAttribute;
import io.keywright.testing.table.Table;
import io.keywright.testing.value.Item;
import io.keywright.testing.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Query. */
final class Query implements Operation {

    private static final Set<String> NOT_INDEXABLE = Set.of("NULL", "NOT_NULL", "NE", "CONTAINS", "NOT_CONTAINS", "IN");

    @Override
    public Map<String, ?> run(Fields request, Database database) {
        Constraints constraints = new Constraints();
        ReadParameters.check(request, constraints, "QueryFilter");
        ReadParameters.comparisons(request, constraints, "KeyConditions");
        String tableName = Parameters.tableName(request, constraints);
        constraints.name(request.string("IndexName"), "indexName");
        constraints.check();
        List<String> older = request.has("KeyConditionExpression")
                ? List.of("AttributesToGet", "QueryFilter", "ConditionalOperator", "KeyConditions")
                : List.of("AttributesToGet", "QueryFilter", "ConditionalOperator");
        Parameters.refuseMixture(
                request, List.of("ProjectionExpression", "FilterExpression", "KeyConditionExpression"), older);
        Condition olderFilter = OlderConditions.filter(request, "QueryFilter");
        Parameters.refuseDuplicateAttributesToGet(request);
        Item startKey = ReadParameters.startKey(request);
        if (!request.has("KeyConditions") && !request.has("KeyConditionExpression")) {
            throw ServiceError.validation(
                    "Either the KeyConditions or KeyConditionExpression parameter must be specified in the request.");
        }
        Placeholders placeholders = Placeholders.of(request);
        Map<String, KeyCondition> conditions = keyConditions(request, placeholders);
        String expression = request.string("FilterExpression");
        Condition filter =
                expression == null ? olderFilter : ConditionParser.parse("FilterExpression", expression, placeholders);
        Projection projection = Projections.of(request, placeholders);
        placeholders.checkAllUsed();
        Selection.checkWithProjection(request, "Querying");
        Table table = database.require(Objects.requireNonNull(tableName));
        Source source = Source.of(table, request.string("IndexName"), request.isTrue("ConsistentRead"));
        KeyRange range = KeyRange.of(source.schema(), conditions);
        boolean forward = !Boolean.FALSE.equals(request.bool("ScanIndexForward"));
        var entries = range.of(source, forward, startKey);
        refuseKeysInFilter(source, filter, expression != null);
        Selection selection = Selection.of(request, source, projection);
        Page page = new Page(source, selection, filter, request.integer("Limit"));
        page.read(entries);
        return page.reply(request);
    }

    private static Map<String, KeyCondition> keyConditions(Fields request, Placeholders placeholders) {
        String expression = request.string("KeyConditionExpression");
        if (expression != null) {
            return KeyConditions.parse(expression, placeholders);
        }
        Map<String, KeyCondition> conditions = new LinkedHashMap<>();
        Map<String, Fields> given = request.map("KeyConditions", Fields::of);
        Objects.requireNonNull(given).forEach((attribute, condition) -> {
            List<Value> values = condition.list("AttributeValueList", ValueReader::value);
            conditions.put(attribute, older(condition.string("ComparisonOperator", "EQ"), values));
        });
        if (conditions.isEmpty() || conditions.size() > 2) {
            throw ServiceError.validation("Conditions can be of length 1 or 2 only");
        }
        return conditions;
    }

    private static KeyCondition older(String operator, @Nullable List<Value> values) {
        List<Value> given = values == null ? List.of() : values;
        OlderConditions.check(operator, given);
        if (NOT_INDEXABLE.contains(operator)) {
            throw ServiceError.validation("Attempted conditional constraint is not an indexable operation");
        }
        return new KeyCondition(KeyCondition.Operator.valueOf(operator), given);
    }

    private static void refuseKeysInFilter(Source source, @Nullable Condition filter, boolean expression) {
        if (filter == null) {
            return;
        }
        Set<String> attributes = ConditionPaths.attributes(filter);
        for (KeyAttribute attribute : source.schema().attributes()) {
            if (attributes.contains(attribute.name())) {
                throw ServiceError.validation((expression ? "Filter Expression" : "QueryFilter")
                        + " can only contain non-primary key attributes: Primary key attribute: " + attribute.name());
            }
        }
    }
}
