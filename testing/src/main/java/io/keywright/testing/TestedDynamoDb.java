package io.keywright.testing;

import io.keywright.testing.wire.ThreadedHttpClient;
import java.net.URI;
import java.time.Clock;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.opentest4j.TestAbortedException;
import software.amazon.awssdk.awscore.client.builder.AwsClientBuilder;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.http.SdkHttpService;
import software.amazon.awssdk.http.async.SdkAsyncHttpService;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClientBuilder;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.CreateTableResponse;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.streams.DynamoDbStreamsClient;

/** The DynamoDB of one test: an engine in process, or another endpoint. */
sealed interface TestedDynamoDb {

    static TestedDynamoDb open(@Nullable String endpoint, Clock clock) {
        return endpoint == null || endpoint.isBlank()
                ? new InProcess(InProcessDynamoDb.create(clock))
                : new Elsewhere(URI.create(endpoint));
    }

    DynamoDbClient client();

    DynamoDbAsyncClient asyncClient();

    DynamoDbStreamsClient streamsClient();

    InProcessDynamoDb engine();

    void close();

    /** An engine of its own. */
    record InProcess(InProcessDynamoDb engine) implements TestedDynamoDb {

        @Override
        public DynamoDbClient client() {
            return engine.client();
        }

        @Override
        public DynamoDbAsyncClient asyncClient() {
            return engine.asyncClient();
        }

        @Override
        public DynamoDbStreamsClient streamsClient() {
            return engine.streamsClient();
        }

        @Override
        public void close() {
            engine.close();
        }
    }

    /** Another endpoint, which keeps what is not deleted. */
    final class Elsewhere implements TestedDynamoDb {

        private final Set<String> created = ConcurrentHashMap.newKeySet();
        private final DynamoDbClient client;
        private final URI endpoint;
        private @Nullable DynamoDbAsyncClient asyncClient;
        private @Nullable ThreadedHttpClient threaded;
        private @Nullable DynamoDbStreamsClient streamsClient;

        private Elsewhere(URI endpoint) {
            this.endpoint = endpoint;
            this.client = configured(DynamoDbClient.builder()).build();
        }

        private <B extends AwsClientBuilder<B, C>, C> B configured(B builder) {
            ExecutionInterceptor created = new CreatedTables();
            return ClientSettings.apply(builder, endpoint)
                    .overrideConfiguration(ClientSettings.configuration().toBuilder()
                            .addExecutionInterceptor(created)
                            .build());
        }

        @Override
        public DynamoDbClient client() {
            return client;
        }

        @Override
        public synchronized DynamoDbAsyncClient asyncClient() {
            if (asyncClient == null) {
                DynamoDbAsyncClientBuilder builder = configured(DynamoDbAsyncClient.builder());
                if (ServiceLoader.load(SdkAsyncHttpService.class).findFirst().isEmpty()) {
                    threaded = ServiceLoader.load(SdkHttpService.class)
                            .findFirst()
                            .map(service -> new ThreadedHttpClient(
                                    service.createHttpClientBuilder().build()))
                            .orElse(null);
                    builder.httpClient(threaded);
                }
                asyncClient = builder.build();
            }
            return asyncClient;
        }

        @Override
        public synchronized DynamoDbStreamsClient streamsClient() {
            if (streamsClient == null) {
                streamsClient = ClientSettings.apply(DynamoDbStreamsClient.builder(), endpoint)
                        .build();
            }
            return streamsClient;
        }

        @Override
        public InProcessDynamoDb engine() {
            throw new TestAbortedException("this test needs the in-process engine, and runs against " + endpoint);
        }

        @Override
        public synchronized void close() {
            for (String table : created) {
                try {
                    delete(table);
                } catch (ResourceNotFoundException alreadyDeleted) {
                    // The test deleted it itself.
                }
            }
            client.close();
            if (asyncClient != null) {
                asyncClient.close();
            }
            if (threaded != null) {
                threaded.close();
            }
            if (streamsClient != null) {
                streamsClient.close();
            }
        }

        private void delete(String table) {
            if (Boolean.TRUE.equals(client.describeTable(request -> request.tableName(table))
                    .table()
                    .deletionProtectionEnabled())) {
                client.updateTable(request -> request.tableName(table).deletionProtectionEnabled(false));
            }
            client.deleteTable(request -> request.tableName(table));
            client.waiter().waitUntilTableNotExists(wait -> wait.tableName(table));
        }

        /** Remembers the tables that were really created, so that no other test's are deleted. */
        private final class CreatedTables implements ExecutionInterceptor {
            @Override
            public void afterExecution(Context.AfterExecution context, ExecutionAttributes attributes) {
                if (context.request() instanceof CreateTableRequest request
                        && context.response() instanceof CreateTableResponse) {
                    created.add(request.tableName());
                }
            }
        }
    }
}
