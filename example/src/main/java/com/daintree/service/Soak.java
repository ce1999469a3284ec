package com.daintree.service;

import com.daintree.data.Audit;
import com.daintree.data.DaintreeTable;
import com.daintree.data.Seeding;
import com.daintree.data.Storefront;
import com.daintree.seed.Store;
import com.daintree.shop.Order;
import com.daintree.shop.Product;
import io.keywright.testing.Fault;
import io.keywright.testing.InProcessDynamoDb;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/**
 * Puts load on the service for a while: customers who look, fill carts and buy, all at once, at a table that is now and then
 * too busy, slow, or loses a reply. Then every promise is looked at: what was answered with an order is stored, each piece is
 * on the shelf or sold, no key is stale.
 *
 * <pre>java … com.daintree.service.Soak PT10M 16</pre>
 */
public final class Soak {

    private static final String NAME = "daintree-soak";
    private static final int SAMPLES = 10;

    /** Of each book: nobody waits for another delivery. */
    private static final int PIECES = 1_000_000;

    private final Duration duration;
    private final int clients;
    private final Latencies latencies = new Latencies();
    private final List<Long> heap = new ArrayList<>();

    private Soak(Duration duration, int clients) {
        this.duration = duration;
        this.clients = clients;
    }

    /**
     * Soaks and prints the report; ends with 1 if a promise was broken.
     *
     * @param arguments how long, as {@code PT10M}, and how many customers
     */
    public static void main(String[] arguments) throws Exception {
        Duration duration = Duration.parse(arguments.length > 0 ? arguments[0] : "PT1M");
        int clients = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 8;
        Report report = run(duration, clients);
        System.out.println(report.text());
        System.exit(report.broken().isEmpty() ? 0 : 1);
    }

    /**
     * Soaks.
     *
     * @param duration how long
     * @param clients how many customers at once
     */
    static Report run(Duration duration, int clients) throws Exception {
        return new Soak(duration, clients).soak();
    }

    /**
     * What came of it.
     *
     * @param text for people
     * @param broken promises, none in a sound program
     */
    record Report(String text, List<String> broken) {}

    private Report soak() throws Exception {
        try (InProcessDynamoDb engine = InProcessDynamoDb.create()) {
            DaintreeTable.createTable(engine.client(), NAME);
            DaintreeTable daintree = DaintreeTable.open(engine.client(), NAME);
            Seeding.write(Store.seeded(), daintree);
            for (Product product : daintree.product().below("books").list()) {
                daintree.product().update(product).stock(PIECES).execute();
            }
            Map<String, Integer> before = Audit.of(engine.client(), NAME).stockAndSold();
            misbehave(engine);
            List<Shopper> shoppers = shop(engine, daintree);
            engine.clearFaults();
            return report(Audit.of(engine.client(), NAME), daintree, before, shoppers);
        }
    }

    /** One request in fifty is throttled, one in fifty waits, one in two hundred is carried out and not answered. */
    private static void misbehave(InProcessDynamoDb engine) {
        engine.inject(Fault.throttling().when(request -> chance(50)).always());
        engine.inject(
                Fault.latency(Duration.ofMillis(20)).when(request -> chance(50)).always());
        engine.inject(Fault.lostReply().when(request -> chance(200)).always());
    }

    private static boolean chance(int of) {
        return ThreadLocalRandom.current().nextInt(of) == 0;
    }

    private List<Shopper> shop(InProcessDynamoDb engine, DaintreeTable daintree) throws Exception {
        Storefront store = new Storefront(daintree, Clock.systemUTC());
        List<String> products = daintree.product().below("books").list().stream()
                .map(Product::productId)
                .toList();
        AtomicInteger orders = new AtomicInteger();
        ExecutorService threads = Executors.newFixedThreadPool(clients);
        List<Shopper> shoppers = new ArrayList<>();
        try (StoreService service = StoreService.start(store, clients)) {
            long end = System.nanoTime() + duration.toNanos();
            List<Future<?>> running = new ArrayList<>();
            for (int number = 0; number < clients; number++) {
                Shopper shopper = new Shopper(
                        service.address(),
                        "c-%02d".formatted(number + 1),
                        products,
                        orders,
                        latencies,
                        new Random(number));
                shoppers.add(shopper);
                running.add(threads.submit(() -> shopper.shopUntil(end)));
            }
            for (int sample = 1; sample <= SAMPLES; sample++) {
                long due = end - duration.toNanos() + duration.toNanos() / SAMPLES * sample;
                LockSupport.parkNanos(due - System.nanoTime());
                engine.clearRequests();
                heap.add(used());
            }
            for (Future<?> each : running) {
                each.get();
            }
        } finally {
            threads.shutdownNow();
        }
        return shoppers;
    }

    private static long used() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return (runtime.totalMemory() - runtime.freeMemory()) >> 20;
    }

    private Report report(Audit audit, DaintreeTable daintree, Map<String, Integer> before, List<Shopper> shoppers) {
        List<String> broken = new ArrayList<>(audit.stale());
        if (!audit.stockAndSold().equals(before)) {
            broken.add("pieces on the shelf and sold: " + audit.stockAndSold() + ", once " + before);
        }
        int placed = 0;
        for (Shopper shopper : shoppers) {
            Set<String> stored = Set.copyOf(daintree.order().ofCustomer(shopper.customerId()).list().stream()
                    .map(Order::orderId)
                    .toList());
            for (String order : shopper.placed()) {
                placed++;
                if (!stored.contains(order)) {
                    broken.add("an order that was answered is not stored: " + order);
                }
            }
        }
        String text = "%d customers for %s%n%s%n%d orders placed, %d items stored%nheap after a collection, MB: %s%n%s"
                .formatted(
                        clients,
                        duration,
                        latencies.text(duration),
                        placed,
                        audit.items(),
                        heap,
                        broken.isEmpty() ? "no promise broken" : "BROKEN: " + broken);
        return new Report(text, broken);
    }
}
