package io.keywright.runtime.operation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.TableLayout;
import io.keywright.runtime.error.InvalidKeyException;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.text.EntityName;
import java.util.LinkedHashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A primary key as a request names it. */
public final class KeyAttributes {

    private KeyAttributes() {}

    /**
     * The key's attributes by name.
     *
     * @throws InvalidKeyException if it has a sort key and the table none, or the other way round
     */
    public static Map<String, AttributeValue> of(TableContext table, PrimaryKey<?> key) {
        TableLayout layout = table.layout();
        Map<String, AttributeValue> attributes = new LinkedHashMap<>(4);
        attributes.put(layout.partitionKey(), AttributeValue.createS(key.partition()));
        String sortKey = layout.sortKey();
        String sort = key.sort();
        if (sortKey != null && sort != null) {
            attributes.put(sortKey, AttributeValue.createS(sort));
        } else if (sortKey != null || sort != null) {
            throw InvalidKeyException.ofWholeKey(
                    EntityName.of(key.entity()),
                    "primary key",
                    sort == null ? "lacks the sort key, which the table has" : "has a sort key, which the table lacks");
        }
        return attributes;
    }
}
