package io.keywright.testing;

import io.keywright.testing.table.Database;
import io.keywright.testing.wire.Engine;
import io.keywright.testing.wire.EngineHttpClient;
import io.keywright.testing.wire.Reply;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.profiles.ProfileFile;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * DynamoDB in this process, for tests. It stands where the network would be, behind the SDK's HTTP client interface, so
 * that the real {@link DynamoDbClient} marshals requests and parses replies and errors as it does in production. There
 * is no port, no container, no native code, and no credentials or region are looked up.
 *
 * <pre>{@code
 * try (InProcessDynamoDb dynamoDb = InProcessDynamoDb.create()) {
 *     DynamoDbClient client = dynamoDb.client();
 *     …
 * }
 * }</pre>
 *
 * <p>Tables can be used as soon as {@code createTable} returns; indexes are always up to date. Everything is in memory
 * and gone with the engine. Safe for use by many threads: each operation, transactions included, is atomic.
 */
public final class InProcessDynamoDb implements AutoCloseable {

    private static final int MOST_REMEMBERED = 10_000;

    private final Engine engine;
    private final SdkHttpClient httpClient;
    private final DynamoDbClient client;
    private final Deque<RecordedRequest> requests = new ArrayDeque<>();
    private final List<Consumer<RecordedRequest>> listeners = new CopyOnWriteArrayList<>();
    private long requestCount;

    private InProcessDynamoDb(Clock clock) {
        engine = new Engine(new Database(clock));
        httpClient = new EngineHttpClient(this::answer);
        client = DynamoDbClient.builder()
                .httpClient(httpClient)
                .endpointOverride(URI.create("http://dynamodb.in-process.invalid"))
                .region(Region.US_EAST_1)
                .credentialsProvider(
                        StaticCredentialsProvider.create(AwsBasicCredentials.create("in-process", "in-process")))
                .overrideConfiguration(configuration -> configuration.defaultProfileFile(
                        ProfileFile.aggregator().build()))
                .build();
    }

    /** An empty engine on the system's UTC clock. */
    public static InProcessDynamoDb create() {
        return create(Clock.systemUTC());
    }

    /** An empty engine that takes creation times, token lifetimes and expiry from the given clock. */
    public static InProcessDynamoDb create(Clock clock) {
        return new InProcessDynamoDb(clock);
    }

    /** The engine's client; closed with the engine. */
    public DynamoDbClient client() {
        return client;
    }

    /** The HTTP client that leads to this engine, for a {@link DynamoDbClient} configured otherwise. */
    public SdkHttpClient httpClient() {
        return httpClient;
    }

    /**
     * The requests that reached the engine, refused ones and the SDK's retries included, oldest first; the newest
     * 10,000 of them.
     */
    public List<RecordedRequest> requests() {
        synchronized (requests) {
            return List.copyOf(requests);
        }
    }

    /** How many requests reached the engine, since it was created or since the last {@link #clearRequests()}. */
    public long requestCount() {
        synchronized (requests) {
            return requestCount;
        }
    }

    /** Forgets the requests so far and counts from zero. */
    public void clearRequests() {
        synchronized (requests) {
            requests.clear();
            requestCount = 0;
        }
    }

    /** Calls the listener with each request, on the thread that sends it, before it is carried out. */
    public void onRequest(Consumer<RecordedRequest> listener) {
        listeners.add(listener);
    }

    private Reply answer(@Nullable String target, byte[] body) {
        String operation = target == null ? "" : target.substring(target.indexOf('.') + 1);
        RecordedRequest request = new RecordedRequest(operation, new String(body, StandardCharsets.UTF_8));
        synchronized (requests) {
            requestCount++;
            requests.addLast(request);
            if (requests.size() > MOST_REMEMBERED) {
                requests.removeFirst();
            }
        }
        listeners.forEach(listener -> listener.accept(request));
        return engine.answer(target, body);
    }

    /** Closes the client. The content of the engine is given up. */
    @Override
    public void close() {
        client.close();
    }
}
