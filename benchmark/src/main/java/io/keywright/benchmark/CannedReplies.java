package io.keywright.benchmark;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.SdkHttpResponse;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** An HTTP client that gives the same body for every request: the SDK's own work remains, and nothing behind it. */
final class CannedReplies implements SdkHttpClient {

    private final byte[] body;

    private CannedReplies(String body) {
        this.body = body.getBytes(StandardCharsets.UTF_8);
    }

    /** A client whose every call is answered with this JSON. */
    static DynamoDbClient client(String body, ExecutionInterceptor... interceptors) {
        return DynamoDbClient.builder()
                .overrideConfiguration(all -> all.executionInterceptors(List.of(interceptors)))
                .httpClient(new CannedReplies(body))
                .region(Region.EU_CENTRAL_1)
                .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create("key", "secret")))
                .build();
    }

    @Override
    public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
        return new ExecutableHttpRequest() {
            @Override
            public HttpExecuteResponse call() {
                return HttpExecuteResponse.builder()
                        .response(SdkHttpResponse.builder().statusCode(200).build())
                        .responseBody(AbortableInputStream.create(new ByteArrayInputStream(body)))
                        .build();
            }

            @Override
            public void abort() {
                // There is nothing on its way.
            }
        };
    }

    @Override
    public String clientName() {
        return "Canned";
    }

    @Override
    public void close() {
        // There is nothing to close.
    }
}
