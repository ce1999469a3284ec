package io.keywright.schema;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A secondary index.
 *
 * @param number 1 or more; global and local indexes are counted apart
 * @param local whether it shares the table's partition key
 * @param name the name in DynamoDB
 * @param partitionKey the attribute of its partition key; for a local index that of the table
 * @param sortKey the attribute of its sort key; null for an index without one
 * @param projection which attributes it holds beside keys and type
 * @param include the names of the properties of {@link Projection#INCLUDE}
 */
public record Index(
        int number,
        boolean local,
        String name,
        String partitionKey,
        @Nullable String sortKey,
        Projection projection,
        List<String> include) {

    public Index {
        include = List.copyOf(include);
    }

    /** Which attributes an index holds. */
    public enum Projection {
        /** All. */
        ALL,
        /** Keys and type. */
        KEYS_ONLY,
        /** Keys, type and named properties. */
        INCLUDE
    }
}
