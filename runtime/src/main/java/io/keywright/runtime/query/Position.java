package io.keywright.runtime.query;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** How far the reading of one partition has come. Immutable. */
final class Position {

    static final Position BEGINNING = new Position(null);
    static final Position END = new Position(null);

    private final @Nullable Map<String, AttributeValue> key;

    private Position(@Nullable Map<String, AttributeValue> key) {
        this.key = key;
    }

    /** Behind an item, by the key attributes that DynamoDB wants for a start. */
    static Position behind(Map<String, AttributeValue> key) {
        return new Position(key);
    }

    /** The key attributes; null at the beginning and at the end. */
    @Nullable
    Map<String, AttributeValue> key() {
        return key;
    }
}
