package io.keywright.runtime.operation;

import io.keywright.runtime.expression.AttributeReference;
import io.keywright.runtime.expression.UpdateExpression;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.text.KeyLimits;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What an update writes beside its changes: the keys of the indexes that those feed, and for an item that may be new its type
 * and the properties of its key.
 */
public final class DerivedAttributes {

    private final String entity;
    private final boolean insert;
    private final Instant now;
    private final Map<String, @Nullable AttributeValue> attributes = new LinkedHashMap<>();

    DerivedAttributes(String entity, boolean insert, Instant now) {
        this.now = now;
        this.entity = entity;
        this.insert = insert;
    }

    /** Whether the item may be new, so that everything is written that follows from its key. */
    public boolean mayBeNew() {
        return insert;
    }

    /** When the item is written. */
    public Instant now() {
        return now;
    }

    /**
     * The key in an index.
     *
     * @param sortKey null in an index without one
     * @param key null to take the item out of the index
     */
    public void index(String partitionKey, @Nullable String sortKey, @Nullable IndexKey key) {
        put(partitionKey, key == null ? null : key.partition());
        if (sortKey != null) {
            put(sortKey, key == null ? null : key.sort());
        }
    }

    /**
     * The sort key in a local index.
     *
     * @param text null to take the item out of the index
     * @throws io.keywright.runtime.error.InvalidKeyException if it is empty, malformed or has more than 1,024 bytes
     */
    public void localIndex(String sortKey, @Nullable String text) {
        put(sortKey, text == null ? null : KeyLimits.requireSort(entity, text));
    }

    /** A property of the primary key. */
    public <T> void property(AttributeReference<?, T> reference, T value) {
        attributes.put(reference.storedPath().get(0), UpdateExpression.stored(entity, reference, value));
        for (String former : UpdateExpression.formerly(reference)) {
            attributes.put(former, null);
        }
    }

    void put(String attribute, AttributeValue value) {
        attributes.put(attribute, value);
    }

    void put(String attribute, @Nullable String text) {
        attributes.put(attribute, text == null ? null : AttributeValue.createS(text));
    }

    Map<String, @Nullable AttributeValue> attributes() {
        return attributes;
    }
}
