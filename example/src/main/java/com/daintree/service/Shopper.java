package com.daintree.service;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;

/** A customer who looks at products, puts some into the cart, buys, and sometimes clicks twice. */
final class Shopper {

    private final URI address;
    private final String customerId;
    private final List<String> products;
    private final AtomicInteger orders;
    private final Latencies latencies;
    private final Random random;
    private final HttpClient http = HttpClient.newHttpClient();
    private final List<String> placed = new ArrayList<>();

    Shopper(
            URI address,
            String customerId,
            List<String> products,
            AtomicInteger orders,
            Latencies latencies,
            Random random) {
        this.address = address;
        this.customerId = customerId;
        this.products = products;
        this.orders = orders;
        this.latencies = latencies;
        this.random = random;
    }

    String customerId() {
        return customerId;
    }

    /** The orders that were answered with 200. */
    List<String> placed() {
        return placed;
    }

    void shopUntil(long end) {
        while (System.nanoTime() < end) {
            String product = products.get(random.nextInt(products.size()));
            switch (random.nextInt(10)) {
                case 0, 1 -> send("GET", "product", "/products/" + product);
                case 2 -> send("GET", "products below a category", "/products?below=books");
                case 3 -> send("GET", "cart", "/carts/" + customerId);
                case 4 -> send("GET", "orders", "/orders/" + customerId);
                case 5 -> {
                    // Rare: every cart with the product has to look again.
                    if (random.nextInt(10) == 0) {
                        BigDecimal price = BigDecimal.valueOf(1000 + random.nextInt(2000), 2);
                        send("POST", "another price", "/products/" + product + "?price=" + price);
                    }
                }
                case 6, 7 ->
                    send("POST", "into the cart", "/carts/" + customerId + "?product=" + product + "&quantity=1");
                default -> buy();
            }
        }
    }

    private void buy() {
        String order = "2026-07-05-%07d".formatted(orders.incrementAndGet());
        String path = "/orders/" + customerId + "?order=" + order;
        int status = send("POST", "checkout", path);
        if (status == 503) {
            // Nobody knows whether it was carried out; the same again finds out.
            status = send("POST", "checkout once more", path);
        }
        if (status == 200) {
            placed.add(order);
        } else if (status == 409) {
            takeAnew();
        }
    }

    /** A price has moved since something was put in: it goes in again, at what it costs now. */
    private void takeAnew() {
        HttpResponse<String> cart = answer("GET", "cart", "/carts/" + customerId);
        if (cart.statusCode() == 200) {
            cart.body().lines().forEach(line -> {
                String product = line.replaceAll("^\\d+ | .*$", "");
                send("POST", "into the cart", "/carts/" + customerId + "?product=" + product + "&quantity=1");
            });
        }
    }

    private int send(String method, String what, String path) {
        return answer(method, what, path).statusCode();
    }

    private HttpResponse<String> answer(String method, String what, String path) {
        HttpRequest request = HttpRequest.newBuilder(address.resolve(path))
                .method(method, HttpRequest.BodyPublishers.noBody())
                .build();
        long begun = System.nanoTime();
        try {
            HttpResponse<String> response = http.send(request, HttpResponse.BodyHandlers.ofString());
            latencies.add(what, response.statusCode(), System.nanoTime() - begun);
            return response;
        } catch (IOException lost) {
            throw new UncheckedIOException(lost);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }
}
