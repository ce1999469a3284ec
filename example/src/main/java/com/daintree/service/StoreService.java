package com.daintree.service;

import com.daintree.data.Storefront;
import com.daintree.data.Storefront.Answer;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;

/**
 * A small HTTP front of the store, on the JDK's server. Texts in, texts out:
 *
 * <pre>
 * GET  /products/{id}                          a product
 * GET  /products?below={category}              titles
 * POST /products/{id}?price={euros}            another price
 * GET  /carts/{customer}                       what is in the cart
 * POST /carts/{customer}?product=…&amp;quantity=…  puts something in
 * POST /orders/{customer}?order={id}           buys what is in the cart
 * GET  /orders/{customer}                      the customer's orders
 * </pre>
 *
 * It answers 404 for what is not there, 409 for what was refused, and 503 for what may succeed a little later.
 */
public final class StoreService implements AutoCloseable {

    static {
        // The JDK's server writes head and body apart; without this the second waits for the first one's
        // acknowledgement.
        System.setProperty("sun.net.httpserver.nodelay", "true");
    }

    private static final Pattern SLASH = Pattern.compile("/");
    private static final Pattern AND = Pattern.compile("&");

    private final Storefront store;
    private final HttpServer server;
    private final ExecutorService threads;

    private StoreService(Storefront store, HttpServer server, int threads) {
        this.store = store;
        this.server = server;
        this.threads = Executors.newFixedThreadPool(threads);
    }

    /**
     * Begins to serve on a free port of this machine.
     *
     * @param threads how many requests at once
     * @throws IOException if there is no port
     */
    public static StoreService start(Storefront store, int threads) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        StoreService service = new StoreService(store, server, threads);
        server.setExecutor(service.threads);
        server.createContext("/", service::handle);
        server.start();
        return service;
    }

    /** Where it is reached. */
    public URI address() {
        return URI.create("http://localhost:" + server.getAddress().getPort());
    }

    private void handle(HttpExchange exchange) throws IOException {
        Answer answer = answer(exchange.getRequestMethod(), exchange.getRequestURI());
        byte[] body = answer.text().getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "text/plain; charset=utf-8");
        exchange.sendResponseHeaders(answer.status(), body.length == 0 ? -1 : body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }

    private Answer answer(String method, URI uri) {
        String[] path = SLASH.split(uri.getPath(), -1);
        Map<String, String> query = query(uri.getRawQuery());
        String what = path.length > 1 ? path[1] : "";
        String id = path.length > 2 ? path[2] : "";
        try {
            return switch (method + " " + what) {
                case "GET products" -> id.isEmpty() ? store.below(query.getOrDefault("below", "")) : store.product(id);
                case "POST products" -> store.reprice(id, query.getOrDefault("price", ""));
                case "GET carts" -> store.cart(id);
                case "POST carts" ->
                    store.putInCart(id, query.getOrDefault("product", ""), query.getOrDefault("quantity", "1"));
                case "GET orders" -> store.orders(id);
                case "POST orders" -> store.order(id, query.getOrDefault("order", ""));
                default -> new Answer(404, "no such page");
            };
        } catch (RuntimeException failure) {
            return Storefront.failure(failure);
        }
    }

    private static Map<String, String> query(String raw) {
        Map<String, String> query = new LinkedHashMap<>();
        if (raw != null) {
            for (String pair : AND.split(raw, -1)) {
                int equals = pair.indexOf('=');
                if (equals > 0) {
                    query.put(
                            pair.substring(0, equals),
                            URLDecoder.decode(pair.substring(equals + 1), StandardCharsets.UTF_8));
                }
            }
        }
        return query;
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
