package io.keywright.schema;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One way of reading a table.
 *
 * @param result the entity or collection that is read
 * @param name the name of the generated method
 * @param operation the DynamoDB operation behind it
 * @param indexName the index in DynamoDB; null for the table itself
 * @param keyCondition what the request asks for, in words: {@code PK = CUSTOMER#{customerId} and SK begins with ORDER#}
 * @param partitions how many partitions it reads at most, with one request for each: 1 unless the partition key is spread
 *     over shards
 */
public record AccessPattern(
        QualifiedName result,
        String name,
        Operation operation,
        @Nullable String indexName,
        String keyCondition,
        int partitions) {

    /** The index in DynamoDB; empty for the table itself. */
    public Optional<String> index() {
        return Optional.ofNullable(indexName);
    }

    /** DynamoDB's reading operations. */
    public enum Operation {
        /** One item by its key. */
        GET_ITEM,
        /** The items of a partition, or a stretch of them. */
        QUERY
    }
}
