package io.keywright.schema;

import org.jspecify.annotations.Nullable;

/**
 * An entity's place in an index.
 *
 * @param index the number
 * @param local whether the index is a local one
 * @param queryName the name of the access pattern
 * @param pk the template of the partition key; for a local index that of the entity's primary key
 * @param sk the template of the sort key; null where the index has none
 */
public record IndexKey(
        int index,
        boolean local,
        String queryName,
        KeyTemplate pk,
        @Nullable KeyTemplate sk) {}
