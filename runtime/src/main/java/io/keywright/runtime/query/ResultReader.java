package io.keywright.runtime.query;

import io.keywright.runtime.MissingType;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.decoding.StoredItem;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** Makes results of items. */
final class ResultReader<T> {

    private final QueryPlan<T> plan;

    ResultReader(QueryPlan<T> plan) {
        this.plan = plan;
    }

    /** Where the response ended; null at the end of the range. DynamoDB may also say so by an empty key. */
    static @Nullable Map<String, AttributeValue> lastKey(QueryResponse response) {
        return response.lastEvaluatedKey().isEmpty() ? null : response.lastEvaluatedKey();
    }

    /** The result that an item is; null for none. */
    @Nullable
    T result(Map<String, AttributeValue> attributes) {
        StoredItem item = new StoredItem(plan.source().table(), attributes);
        QuerySource<T> source = plan.source();
        TableContext table = source.table();
        String sortKey = source.sortKey();
        String sort = sortKey == null ? null : item.text(sortKey);
        if (sort != null && !plan.condition().admits(sort)) {
            return null;
        }
        String type = item.type();
        if (type == null) {
            if (table.options().missingType() == MissingType.FAIL) {
                throw item.missingType();
            }
            return null;
        }
        if (source.decoder().types().contains(type)) {
            return item.decode(source.decoder(), type);
        }
        if (!table.layout().types().contains(type)) {
            item.reportUnknown(type);
        }
        return null;
    }
}
