package io.keywright.testing.operation;

import io.keywright.testing.error.ServiceError;
import io.keywright.testing.json.Fields;
import io.keywright.testing.table.Database;
import java.util.HashMap;
import java.util.Map;

/** The operations by name: what the engine can do. */
public final class Operations {

    private final Map<String, Operation> byName = new HashMap<>();

    public Operations() {
        byName.put("CreateTable", new CreateTable());
        byName.put("DescribeTable", new DescribeTable());
        byName.put("DeleteTable", new DeleteTable());
        byName.put("ListTables", new ListTables());
        byName.put("PutItem", new PutItem());
        byName.put("GetItem", new GetItem());
        byName.put("UpdateItem", new UpdateItem());
        byName.put("DeleteItem", new DeleteItem());
        byName.put("Query", new Query());
        byName.put("Scan", new Scan());
        byName.put("BatchGetItem", new BatchGetItem());
        byName.put("BatchWriteItem", new BatchWriteItem());
        byName.put("TransactGetItems", new TransactGetItems());
        byName.put("TransactWriteItems", new TransactWriteItems());
        byName.put("ExecuteStatement", new ExecuteStatement());
        byName.put("BatchExecuteStatement", new BatchExecuteStatement());
        byName.put("ExecuteTransaction", new ExecuteTransaction());
        byName.put("UpdateTable", new UpdateTable());
        byName.put("UpdateTimeToLive", new UpdateTimeToLive());
        byName.put("DescribeTimeToLive", new DescribeTimeToLive());
        byName.put("DescribeContinuousBackups", Backups::describe);
        byName.put("UpdateContinuousBackups", Backups::update);
        byName.put("CreateBackup", BackupOperations::create);
        byName.put("DescribeBackup", BackupOperations::describe);
        byName.put("ListBackups", BackupOperations::list);
        byName.put("DeleteBackup", BackupOperations::delete);
        byName.put("RestoreTableFromBackup", Restore::fromBackup);
        byName.put("RestoreTableToPointInTime", Restore::toPointInTime);
        byName.put("PutResourcePolicy", Policies::put);
        byName.put("GetResourcePolicy", Policies::get);
        byName.put("DeleteResourcePolicy", Policies::delete);
        byName.put("UpdateContributorInsights", ContributorInsights::update);
        byName.put("DescribeContributorInsights", ContributorInsights::describe);
        byName.put("ListContributorInsights", ContributorInsights::list);
        byName.put("EnableKinesisStreamingDestination", Destinations::enable);
        byName.put("DisableKinesisStreamingDestination", Destinations::disable);
        byName.put("UpdateKinesisStreamingDestination", Destinations::update);
        byName.put("DescribeKinesisStreamingDestination", Destinations::describe);
        byName.put("ListExports", Nothing::exports);
        byName.put("ListImports", Nothing::imports);
        byName.put("ListGlobalTables", Nothing::globalTables);
        byName.put("DescribeExport", Nothing::export);
        byName.put("DescribeImport", Nothing::importOf);
        byName.put("DescribeGlobalTable", Nothing::globalTable);
        byName.put("DescribeLimits", Account::limits);
        byName.put("DescribeEndpoints", Account::endpoints);
        byName.put("TagResource", Tags::tag);
        byName.put("UntagResource", Tags::untag);
        byName.put("ListTagsOfResource", Tags::list);
        byName.put("ListStreams", StreamOperations::list);
        byName.put("DescribeStream", StreamOperations::describe);
        byName.put("GetShardIterator", StreamOperations::iterator);
        byName.put("GetRecords", StreamOperations::records);
    }

    /** Runs the named operation, a batch for at most so many keys or writes; the caller holds the engine's lock. */
    public Map<String, ?> run(String name, Fields request, Database database, int most) {
        Operation operation = byName.get(name);
        if (operation == null) {
            throw ServiceError.unknownOperation();
        }
        return operation instanceof BatchOperation batch
                ? batch.run(request, database, most)
                : operation.run(request, database);
    }
}
