package io.keywright.testing.wire;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.http.ContentStreamProvider;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.SdkHttpResponse;

/** Takes the place of the network: hands the SDK's requests to the engine, on the calling thread. */
public final class EngineHttpClient implements SdkHttpClient {

    private final Entrance entrance;

    public EngineHttpClient(Entrance entrance) {
        this.entrance = entrance;
    }

    @Override
    public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
        return new ExecutableHttpRequest() {
            @Override
            public HttpExecuteResponse call() throws IOException {
                return execute(request);
            }

            @Override
            public void abort() {
                // The engine answers within the call: there is nothing in flight to give up.
            }
        };
    }

    private HttpExecuteResponse execute(HttpExecuteRequest request) throws IOException {
        String target =
                request.httpRequest().firstMatchingHeader("X-Amz-Target").orElse(null);
        Reply reply = entrance.answer(target, body(request.contentStreamProvider()));
        SdkHttpResponse.Builder response =
                SdkHttpResponse.builder().statusCode(reply.status()).headers(reply.headers());
        return HttpExecuteResponse.builder()
                .response(response.build())
                .responseBody(AbortableInputStream.create(new ByteArrayInputStream(reply.body())))
                .build();
    }

    private static byte[] body(Optional<ContentStreamProvider> provider) throws IOException {
        if (provider.isEmpty()) {
            return new byte[0];
        }
        try (InputStream stream = provider.get().newStream()) {
            return stream.readAllBytes();
        }
    }

    @Override
    public String clientName() {
        return "KeywrightInProcess";
    }

    @Override
    public void close() {
        // Nothing is held open.
    }
}
