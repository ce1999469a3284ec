package io.keywright.testing.wire;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The service's JSON protocol over HTTP on the loopback interface. Signatures are not checked. */
public final class LoopbackServer implements AutoCloseable {

    private static final String NO_DELAY = "sun.net.httpserver.nodelay";

    static {
        // The JDK's server sends headers and body apart; without this a client waits 40 ms for each reply. It is read
        // when the server's classes are loaded, and there is no other way to set it.
        if (System.getProperty(NO_DELAY) == null) {
            System.setProperty(NO_DELAY, "true");
        }
    }

    private final HttpServer server;

    /** Without a bound: a client that never sends its body to the end holds a thread, and may hold no other's. */
    private final ExecutorService threads = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task, "keywright-dynamodb");
        thread.setDaemon(true);
        return thread;
    });

    private LoopbackServer(HttpServer server) {
        this.server = server;
    }

    /** Starts a server on the given port, or on a free one for 0. */
    public static LoopbackServer start(Entrance entrance, int port) {
        try {
            HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
            LoopbackServer started = new LoopbackServer(server);
            server.createContext("/", exchange -> answer(entrance, exchange));
            server.setExecutor(started.threads);
            server.start();
            return started;
        } catch (IOException failure) {
            throw new UncheckedIOException("Port " + port + " cannot be opened on the loopback interface", failure);
        }
    }

    private static void answer(Entrance entrance, HttpExchange exchange) throws IOException {
        try (exchange) {
            if (exchange.getRequestMethod().equals("GET")) {
                // What the service says to those who only ask whether it is there.
                byte[] healthy = "healthy: dynamodb.us-east-1.amazonaws.com ".getBytes(StandardCharsets.UTF_8);
                exchange.sendResponseHeaders(200, healthy.length);
                exchange.getResponseBody().write(healthy);
                return;
            }
            if (!exchange.getRequestMethod().equals("POST")) {
                exchange.getResponseHeaders().set("Allow", "GET, POST");
                exchange.sendResponseHeaders(405, -1);
                return;
            }
            byte[] body = exchange.getRequestBody().readAllBytes();
            Reply reply = entrance.answer(exchange.getRequestHeaders().getFirst("X-Amz-Target"), body);
            reply.headers().forEach((name, values) -> {
                if (!name.equals("Content-Length")) {
                    exchange.getResponseHeaders().put(name, values);
                }
            });
            exchange.sendResponseHeaders(reply.status(), reply.body().length);
            exchange.getResponseBody().write(reply.body());
        }
    }

    /** Where the server answers. */
    public URI endpoint() {
        return URI.create("http://localhost:" + server.getAddress().getPort());
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
