package io.keywright.testing;

import io.keywright.testing.table.Database;
import io.keywright.testing.wire.Engine;
import io.keywright.testing.wire.EngineAsyncHttpClient;
import io.keywright.testing.wire.EngineHttpClient;
import io.keywright.testing.wire.LoopbackServer;
import java.net.URI;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.async.SdkAsyncHttpClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.streams.DynamoDbStreamsClient;

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
 * and gone with the engine. Safe for use by many threads: each operation, transactions included, is atomic. An operation
 * that the engine does not have is answered by UnknownOperationException.
 */
public final class InProcessDynamoDb implements AutoCloseable {

    private static final URI NOWHERE = URI.create("http://dynamodb.in-process.invalid");

    private final Engine engine;
    private final Gate gate;
    private final List<AutoCloseable> opened = new ArrayList<>();
    private final DynamoDbClient client;
    private @Nullable DynamoDbAsyncClient asyncClient;
    private @Nullable DynamoDbStreamsClient streamsClient;
    private @Nullable LoopbackServer server;

    private InProcessDynamoDb(Clock clock) {
        engine = new Engine(new Database(clock));
        gate = new Gate(engine);
        client = ClientSettings.apply(DynamoDbClient.builder(), NOWHERE)
                .overrideConfiguration(ClientSettings.inProcess())
                .httpClient(httpClient())
                .build();
        opened.add(client);
    }

    /** An empty engine on the system's UTC clock. */
    public static InProcessDynamoDb create() {
        return create(Clock.systemUTC());
    }

    /** An empty engine that takes creation times, token lifetimes and expiry from the given clock. */
    public static InProcessDynamoDb create(Clock clock) {
        return new InProcessDynamoDb(clock);
    }

    /** The engine's client, closed with the engine. It retries as often as the SDK does by default, but without waiting. */
    public DynamoDbClient client() {
        return client;
    }

    /** The engine's asynchronous client, closed with the engine. */
    public synchronized DynamoDbAsyncClient asyncClient() {
        if (asyncClient == null) {
            asyncClient = ClientSettings.apply(DynamoDbAsyncClient.builder(), NOWHERE)
                    .overrideConfiguration(ClientSettings.inProcess())
                    .httpClient(asyncHttpClient())
                    .build();
            opened.add(asyncClient);
        }
        return asyncClient;
    }

    /** The client of the engine's streams, closed with the engine. */
    public synchronized DynamoDbStreamsClient streamsClient() {
        if (streamsClient == null) {
            streamsClient = ClientSettings.apply(DynamoDbStreamsClient.builder(), NOWHERE)
                    .overrideConfiguration(ClientSettings.inProcess())
                    .httpClient(httpClient())
                    .build();
            opened.add(streamsClient);
        }
        return streamsClient;
    }

    /** An HTTP client that leads to this engine, for a {@link DynamoDbClient} configured otherwise. */
    public SdkHttpClient httpClient() {
        return new EngineHttpClient(gate);
    }

    /** The same for a {@link DynamoDbAsyncClient}. */
    public SdkAsyncHttpClient asyncHttpClient() {
        return new EngineAsyncHttpClient(gate);
    }

    /**
     * Answers the service's JSON protocol over HTTP on the loopback interface, for the AWS CLI and other SDKs, until the
     * engine is closed. Any credentials are accepted: signatures are not checked.
     *
     * @param port the port, or 0 for a free one
     * @return the endpoint to give to clients
     * @throws java.io.UncheckedIOException if the port cannot be opened
     * @throws IllegalStateException if the engine is already served
     */
    public synchronized URI serve(int port) {
        if (server != null) {
            throw new IllegalStateException("already served at " + server.endpoint());
        }
        server = LoopbackServer.start(gate, port);
        opened.add(server);
        return server.endpoint();
    }

    /**
     * The requests that reached the engine, refused ones and the SDK's retries included, oldest first; the newest
     * 10,000 of them.
     */
    public List<RecordedRequest> requests() {
        return gate.log().requests();
    }

    /** How many requests reached the engine, since it was created or since the last {@link #clearRequests()}. */
    public long requestCount() {
        return gate.log().count();
    }

    /** Forgets the requests so far and counts from zero. */
    public void clearRequests() {
        gate.log().clear();
    }

    /** Calls the listener with each request, on the thread that sends it, before it is carried out. */
    public void onRequest(Consumer<RecordedRequest> listener) {
        gate.listen(listener);
    }

    /** Lets a fault happen to the next requests that it fits. Faults injected earlier come first. */
    public void inject(Fault fault) {
        gate.faults().add(fault);
    }

    /** Takes back all faults that have not happened yet. */
    public void clearFaults() {
        gate.faults().clear();
    }

    /**
     * Deletes the items whose time to live is over by the engine's clock, as the service does some time after they have
     * expired; the engine never does it by itself. In streams these deletions are told from others by their user identity.
     *
     * @return how many items were deleted
     */
    public int deleteExpiredItems() {
        return engine.locked(Database::expire);
    }

    /** Everything as it is now: tables with their items, streams, and the tokens of transactions. */
    public Snapshot snapshot() {
        return engine.locked(database -> new Snapshot(database.copy()));
    }

    /**
     * Puts everything back to what it was when the snapshot was taken; it can be used again. Iterators of streams that were
     * issued before are expired, since what is written from here on gets sequence numbers that they may have passed.
     */
    public void restore(Snapshot snapshot) {
        engine.run(database -> database.become(snapshot.content()));
    }

    /**
     * Closes the clients and the server. The content of the engine is given up; a client that is used afterwards is told
     * so by an IllegalStateException.
     */
    @Override
    public synchronized void close() {
        gate.close();
        IllegalStateException failures = new IllegalStateException("cannot close everything that was opened");
        for (AutoCloseable closeable : opened) {
            try {
                closeable.close();
            } catch (Exception failure) {
                failures.addSuppressed(failure);
            }
        }
        opened.clear();
        if (failures.getSuppressed().length > 0) {
            throw failures;
        }
    }
}
