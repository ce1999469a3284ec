package io.keywright.runtime.item;

import io.keywright.runtime.error.ItemKey;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What errors call an entity or a document, its properties and its items. Made once for each generated mapper, which
 * does not change it after that.
 */
public final class Labels {

    private final String structure;
    private final @Nullable String partitionKey;
    private final @Nullable String sortKey;
    private final Map<String, String> properties = new HashMap<>(0);

    private Labels(String structure, @Nullable String partitionKey, @Nullable String sortKey) {
        this.structure = structure;
        this.partitionKey = partitionKey;
        this.sortKey = sortKey;
    }

    /**
     * An entity.
     *
     * @param entity the name of its class
     * @param partitionKey the attribute of its items' partition key
     * @param sortKey the attribute of their sort key; null if the table has none
     */
    public static Labels ofEntity(String entity, String partitionKey, @Nullable String sortKey) {
        return new Labels(entity, partitionKey, sortKey);
    }

    /** A document, by the name of its class. */
    public static Labels ofDocument(String document) {
        return new Labels(document, null, null);
    }

    /** Names the property that is stored under another name than its own. */
    public Labels property(String attribute, String property) {
        properties.put(attribute, property);
        return this;
    }

    String structure() {
        return structure;
    }

    boolean isDocument() {
        return partitionKey == null;
    }

    String property(String attribute) {
        return properties.getOrDefault(attribute, attribute);
    }

    /** The key of an item, as far as it is there. */
    ItemKey key(Map<String, AttributeValue> item) {
        String partition = text(partitionKey, item);
        return partition == null ? ItemKey.UNKNOWN : ItemKey.of(partition, text(sortKey, item), false);
    }

    private static @Nullable String text(@Nullable String attribute, Map<String, AttributeValue> item) {
        AttributeValue value = attribute == null ? null : item.get(attribute);
        return value == null ? null : value.s();
    }
}
