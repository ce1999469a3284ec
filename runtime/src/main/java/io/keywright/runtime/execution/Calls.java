package io.keywright.runtime.execution;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/** The requests that operations send. */
public final class Calls {

    private Calls() {}

    /** GetItem. */
    public static Call<GetItemResponse> get(GetItemRequest request) {
        return new GetItem(request);
    }

    /** PutItem. */
    public static Call<PutItemResponse> put(PutItemRequest request) {
        return new PutItem(request);
    }

    /** UpdateItem. */
    public static Call<UpdateItemResponse> update(UpdateItemRequest request) {
        return new UpdateItem(request);
    }

    /** DeleteItem. */
    public static Call<DeleteItemResponse> delete(DeleteItemRequest request) {
        return new DeleteItem(request);
    }

    /** Query. */
    public static Call<QueryResponse> query(QueryRequest request) {
        return new Query(request);
    }

    /** Scan. */
    public static Call<ScanResponse> scan(ScanRequest request) {
        return new Scan(request);
    }

    /** BatchGetItem. */
    public static Call<BatchGetItemResponse> batchGet(BatchGetItemRequest request) {
        return new BatchGetItem(request);
    }

    /** BatchWriteItem. */
    public static Call<BatchWriteItemResponse> batchWrite(BatchWriteItemRequest request) {
        return new BatchWriteItem(request);
    }

    /** TransactGetItems. */
    public static Call<TransactGetItemsResponse> transactGet(TransactGetItemsRequest request) {
        return new TransactGetItems(request);
    }

    /** TransactWriteItems. */
    public static Call<TransactWriteItemsResponse> transactWrite(TransactWriteItemsRequest request) {
        return new TransactWriteItems(request);
    }

    private static final class GetItem extends Call.Of<GetItemRequest, GetItemResponse> {

        private GetItem(GetItemRequest request) {
            super(request);
        }

        @Override
        GetItemResponse on(DynamoDbClient client, GetItemRequest timed) {
            return client.getItem(timed);
        }

        @Override
        CompletableFuture<GetItemResponse> on(DynamoDbAsyncClient client, GetItemRequest timed) {
            return client.getItem(timed);
        }

        @Override
        List<ConsumedCapacity> consumed(GetItemResponse response) {
            return one(response.consumedCapacity());
        }
    }

    private static final class PutItem extends Call.Of<PutItemRequest, PutItemResponse> {

        private PutItem(PutItemRequest request) {
            super(request);
        }

        @Override
        PutItemResponse on(DynamoDbClient client, PutItemRequest timed) {
            return client.putItem(timed);
        }

        @Override
        CompletableFuture<PutItemResponse> on(DynamoDbAsyncClient client, PutItemRequest timed) {
            return client.putItem(timed);
        }

        @Override
        List<ConsumedCapacity> consumed(PutItemResponse response) {
            return one(response.consumedCapacity());
        }
    }

    private static final class UpdateItem extends Call.Of<UpdateItemRequest, UpdateItemResponse> {

        private UpdateItem(UpdateItemRequest request) {
            super(request);
        }

        @Override
        UpdateItemResponse on(DynamoDbClient client, UpdateItemRequest timed) {
            return client.updateItem(timed);
        }

        @Override
        CompletableFuture<UpdateItemResponse> on(DynamoDbAsyncClient client, UpdateItemRequest timed) {
            return client.updateItem(timed);
        }

        @Override
        List<ConsumedCapacity> consumed(UpdateItemResponse response) {
            return one(response.consumedCapacity());
        }
    }

    private static final class DeleteItem extends Call.Of<DeleteItemRequest, DeleteItemResponse> {

        private DeleteItem(DeleteItemRequest request) {
            super(request);
        }

        @Override
        DeleteItemResponse on(DynamoDbClient client, DeleteItemRequest timed) {
            return client.deleteItem(timed);
        }

        @Override
        CompletableFuture<DeleteItemResponse> on(DynamoDbAsyncClient client, DeleteItemRequest timed) {
            return client.deleteItem(timed);
        }

        @Override
        List<ConsumedCapacity> consumed(DeleteItemResponse response) {
            return one(response.consumedCapacity());
        }
    }

    private static final class Query extends Call.Of<QueryRequest, QueryResponse> {

        private Query(QueryRequest request) {
            super(request);
        }

        @Override
        QueryResponse on(DynamoDbClient client, QueryRequest timed) {
            return client.query(timed);
        }

        @Override
        CompletableFuture<QueryResponse> on(DynamoDbAsyncClient client, QueryRequest timed) {
            return client.query(timed);
        }

        @Override
        List<ConsumedCapacity> consumed(QueryResponse response) {
            return one(response.consumedCapacity());
        }
    }

    private static final class Scan extends Call.Of<ScanRequest, ScanResponse> {

        private Scan(ScanRequest request) {
            super(request);
        }

        @Override
        ScanResponse on(DynamoDbClient client, ScanRequest timed) {
            return client.scan(timed);
        }

        @Override
        CompletableFuture<ScanResponse> on(DynamoDbAsyncClient client, ScanRequest timed) {
            return client.scan(timed);
        }

        @Override
        List<ConsumedCapacity> consumed(ScanResponse response) {
            return one(response.consumedCapacity());
        }
    }

    private static final class BatchGetItem extends Call.Of<BatchGetItemRequest, BatchGetItemResponse> {

        private BatchGetItem(BatchGetItemRequest request) {
            super(request);
        }

        @Override
        BatchGetItemResponse on(DynamoDbClient client, BatchGetItemRequest timed) {
            return client.batchGetItem(timed);
        }

        @Override
        CompletableFuture<BatchGetItemResponse> on(DynamoDbAsyncClient client, BatchGetItemRequest timed) {
            return client.batchGetItem(timed);
        }

        @Override
        List<ConsumedCapacity> consumed(BatchGetItemResponse response) {
            return response.consumedCapacity();
        }
    }

    private static final class BatchWriteItem extends Call.Of<BatchWriteItemRequest, BatchWriteItemResponse> {

        private BatchWriteItem(BatchWriteItemRequest request) {
            super(request);
        }

        @Override
        BatchWriteItemResponse on(DynamoDbClient client, BatchWriteItemRequest timed) {
            return client.batchWriteItem(timed);
        }

        @Override
        CompletableFuture<BatchWriteItemResponse> on(DynamoDbAsyncClient client, BatchWriteItemRequest timed) {
            return client.batchWriteItem(timed);
        }

        @Override
        List<ConsumedCapacity> consumed(BatchWriteItemResponse response) {
            return response.consumedCapacity();
        }
    }

    private static final class TransactGetItems extends Call.Of<TransactGetItemsRequest, TransactGetItemsResponse> {

        private TransactGetItems(TransactGetItemsRequest request) {
            super(request);
        }

        @Override
        TransactGetItemsResponse on(DynamoDbClient client, TransactGetItemsRequest timed) {
            return client.transactGetItems(timed);
        }

        @Override
        CompletableFuture<TransactGetItemsResponse> on(DynamoDbAsyncClient client, TransactGetItemsRequest timed) {
            return client.transactGetItems(timed);
        }

        @Override
        List<ConsumedCapacity> consumed(TransactGetItemsResponse response) {
            return response.consumedCapacity();
        }
    }

    private static final class TransactWriteItems
            extends Call.Of<TransactWriteItemsRequest, TransactWriteItemsResponse> {

        private TransactWriteItems(TransactWriteItemsRequest request) {
            super(request);
        }

        @Override
        TransactWriteItemsResponse on(DynamoDbClient client, TransactWriteItemsRequest timed) {
            return client.transactWriteItems(timed);
        }

        @Override
        CompletableFuture<TransactWriteItemsResponse> on(DynamoDbAsyncClient client, TransactWriteItemsRequest timed) {
            return client.transactWriteItems(timed);
        }

        @Override
        List<ConsumedCapacity> consumed(TransactWriteItemsResponse response) {
            return response.consumedCapacity();
        }
    }
}
