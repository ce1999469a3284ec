package io.keywright.schema;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How values of a property are told apart where no two items may have the same.
 *
 * @param format the format by whose text values are compared, as a placeholder would name it; empty for the type's own
 * @param scope the properties within whose values it is unique, as placeholders would name them; none for the table
 * @param onExpiry what becomes of the value when DynamoDB deletes its owner; null where nothing is said of it
 */
public record Unique(
        String format, List<String> scope, @Nullable OnExpiry onExpiry) {

    public Unique {
        scope = List.copyOf(scope);
    }

    /** What becomes of a value whose owner has expired. */
    public enum OnExpiry {
        /** The guard expires with its owner, and the value can be taken again. */
        RELEASE,
        /** The guard stays, and the value is never taken again. */
        KEEP
    }
}
