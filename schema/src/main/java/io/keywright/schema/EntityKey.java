package io.keywright.schema;

import org.jspecify.annotations.Nullable;

/**
 * An entity's primary key.
 *
 * @param pk the template of the partition key
 * @param sk the template of the sort key; null where the table has none
 * @param queryName the name of the query over the partition's items of this type; null for no query
 */
public record EntityKey(
        KeyTemplate pk, @Nullable KeyTemplate sk, @Nullable String queryName) {}
