package io.keywright.runtime.batch;

import io.keywright.runtime.TableLayout;
import io.keywright.runtime.key.PrimaryKey;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A primary key as one text, by which an item in a response is matched with what was asked. */
final class KeyText {

    private KeyText() {}

    static String of(PrimaryKey<?> key) {
        return text(key.partition(), key.sort());
    }

    /** The key of an item, or of a request's key. */
    static String of(TableLayout layout, Map<String, AttributeValue> attributes) {
        String sortKey = layout.sortKey();
        return text(string(attributes, layout.partitionKey()), sortKey == null ? null : string(attributes, sortKey));
    }

    /** The length tells where the sort key begins. */
    private static String text(String partition, @Nullable String sort) {
        return sort == null ? partition : partition.length() + ":" + partition + sort;
    }

    private static String string(Map<String, AttributeValue> attributes, String name) {
        AttributeValue value = attributes.get(name);
        String text = value == null ? null : value.s();
        if (text == null) {
            throw new IllegalStateException("DynamoDB gave an item without text in \"" + name + "\".");
        }
        return text;
    }
}
