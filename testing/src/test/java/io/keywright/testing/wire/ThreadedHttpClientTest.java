package io.keywright.testing.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.testing.Fault;
import io.keywright.testing.InProcessDynamoDb;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.core.exception.ApiCallTimeoutException;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.model.ListTablesResponse;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;

class ThreadedHttpClientTest {

    private final InProcessDynamoDb engine = InProcessDynamoDb.create();
    private DynamoDbAsyncClient client;
    private ThreadedHttpClient http;

    @BeforeEach
    void open() {
        URI endpoint = engine.serve(0);
        http = new ThreadedHttpClient(UrlConnectionHttpClient.create());
        client = DynamoDbAsyncClient.builder()
                .httpClient(http)
                .endpointOverride(endpoint)
                .region(Region.EU_CENTRAL_1)
                .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create("a", "b")))
                .build();
    }

    @AfterEach
    void close() {
        client.close();
        http.close();
        engine.close();
    }

    @Test
    void answersAndErrorsArriveAsFromAnyOtherClient() throws Exception {
        List<CompletableFuture<ListTablesResponse>> answers = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            answers.add(client.listTables());
        }

        for (CompletableFuture<ListTablesResponse> answer : answers) {
            assertThat(answer.get(10, TimeUnit.SECONDS).tableNames()).isEmpty();
        }
        assertThatThrownBy(() ->
                        client.describeTable(table -> table.tableName("none")).get(10, TimeUnit.SECONDS))
                .hasCauseInstanceOf(ResourceNotFoundException.class);
    }

    @Test
    void whatTakesTooLongIsGivenUp() {
        engine.inject(Fault.latency(Duration.ofSeconds(2)).on("ListTables"));

        assertThatThrownBy(() -> client.listTables(
                                list -> list.overrideConfiguration(call -> call.apiCallTimeout(Duration.ofMillis(50))))
                        .get(10, TimeUnit.SECONDS))
                .hasCauseInstanceOf(ApiCallTimeoutException.class);
    }
}
