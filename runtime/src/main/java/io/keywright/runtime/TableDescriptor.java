package io.keywright.runtime;

import io.keywright.schema.Table;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** A compiled table as data. The implementation is generated; tools find it by {@link java.util.ServiceLoader}. */
public interface TableDescriptor {

    /** The qualified name of the interface that declares the table. */
    String tableInterface();

    /** The table's design. */
    Table model();

    /**
     * CreateTable; waits until the table is active.
     *
     * @param tableName the physical name
     */
    TableDescription createTable(DynamoDbClient client, String tableName);
}
