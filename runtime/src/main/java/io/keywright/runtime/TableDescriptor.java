package io.keywright.runtime;

import io.keywright.runtime.table.ModelDefinition;
import io.keywright.runtime.table.TableComparison;
import io.keywright.runtime.table.TableVerification;
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
     * CreateTable; waits until the table is active, then sets time to live and recovery.
     *
     * @param tableName the physical name
     */
    TableDescription createTable(DynamoDbClient client, String tableName);

    /**
     * DescribeTable, DescribeTimeToLive and DescribeContinuousBackups: compares a live table with the design.
     *
     * @param tableName the physical name
     * @throws software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException if there is no such table
     */
    default TableComparison verify(DynamoDbClient client, String tableName) {
        return TableVerification.verify(ModelDefinition.of(model()), client, tableName);
    }
}
