package io.keywright.runtime.scan;

import io.keywright.runtime.MissingType;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.decoding.StoredItem;
import io.keywright.runtime.execution.Settings;
import io.keywright.runtime.expression.Condition;
import io.keywright.runtime.expression.Placeholders;
import io.keywright.runtime.expression.ProjectionExpression;
import io.keywright.runtime.item.ItemDecoder;
import io.keywright.runtime.mark.Expiry;
import io.keywright.runtime.mark.MarkedAttribute;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

/** The requests of a scan, and what becomes of the items that they find. */
final class ScanRequests<T> {

    private final TableContext table;
    private final ItemDecoder<T> decoder;
    private final List<String> projected;
    private final @Nullable MarkedAttribute hiding;
    private final Settings settings;
    private final int pageSize;
    private final boolean consistent;
    private final boolean counting;

    ScanRequests(
            TableContext table,
            ItemDecoder<T> decoder,
            List<String> projected,
            @Nullable MarkedAttribute hiding,
            Settings settings,
            int pageSize,
            boolean consistent,
            boolean counting) {
        this.table = table;
        this.decoder = decoder;
        this.projected = projected;
        this.hiding = hiding;
        this.settings = settings;
        this.pageSize = pageSize;
        this.consistent = consistent;
        this.counting = counting;
    }

    ScanRequest request(ScanPosition.Segment segment, int segments) {
        Placeholders placeholders = new Placeholders();
        ScanRequest.Builder request = ScanRequest.builder()
                .tableName(table.tableName())
                .filterExpression(filter(placeholders))
                .projectionExpression(projection(placeholders))
                .expressionAttributeNames(placeholders.names())
                .expressionAttributeValues(placeholders.values())
                .returnConsumedCapacity(capacity())
                .overrideConfiguration(settings.override());
        if (segments > 1) {
            request.segment(segment.number()).totalSegments(segments);
        }
        if (pageSize > 0) {
            request.limit(pageSize);
        }
        if (consistent) {
            request.consistentRead(true);
        }
        if (segment.key() != null) {
            request.exclusiveStartKey(segment.key());
        }
        return request.build();
    }

    private @Nullable ReturnConsumedCapacity capacity() {
        ReturnConsumedCapacity asked = settings.returnConsumedCapacity();
        return asked == null && counting ? ReturnConsumedCapacity.TOTAL : asked;
    }

    /** Items without a type pass where they are an error. */
    private String filter(Placeholders placeholders) {
        String name = placeholders.name(table.layout().typeAttribute());
        List<String> types = new ArrayList<>();
        for (String type : decoder.types()) {
            types.add(placeholders.value(type));
        }
        String ours = name + " IN (" + String.join(", ", types) + ")";
        String wanted = table.options().missingType() == MissingType.SKIP
                ? ours
                : ours + " OR attribute_not_exists(" + name + ")";
        if (hiding == null) {
            return wanted;
        }
        Condition<T> unexpired = Expiry.notReached(hiding, table.options().clock());
        return "(" + wanted + ") AND " + unexpired.expression("FilterExpression", placeholders);
    }

    private @Nullable String projection(Placeholders placeholders) {
        return projected.isEmpty() ? null : ProjectionExpression.of(table.layout(), projected, placeholders);
    }

    /** The object that an item is; null for none. */
    @Nullable
    T result(Map<String, AttributeValue> attributes) {
        StoredItem item = new StoredItem(table, attributes);
        String type = item.type();
        if (type == null) {
            throw item.missingType();
        }
        return item.decode(decoder, type);
    }
}
