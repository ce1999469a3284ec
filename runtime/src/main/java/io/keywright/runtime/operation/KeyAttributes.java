package io.keywright.runtime.operation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.TableLayout;
import io.keywright.runtime.key.PrimaryKey;
import java.util.LinkedHashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A primary key as a request names it. */
public final class KeyAttributes {

    private KeyAttributes() {}

    /** The key's attributes by name. */
    public static Map<String, AttributeValue> of(TableContext table, PrimaryKey<?> key) {
        TableLayout layout = table.layout();
        Map<String, AttributeValue> attributes = new LinkedHashMap<>(4);
        attributes.put(layout.partitionKey(), AttributeValue.createS(key.partition()));
        String sortKey = layout.sortKey();
        String sort = key.sort();
        if (sortKey != null && sort != null) {
            attributes.put(sortKey, AttributeValue.createS(sort));
        }
        return attributes;
    }
}
