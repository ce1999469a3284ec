package com.daintree.data;

import static org.assertj.core.api.Assertions.assertThat;

import com.daintree.seed.Store;
import com.daintree.shop.Address;
import com.daintree.shop.CheckoutOutcome;
import com.daintree.shop.CheckoutOutcome.CartChanged;
import com.daintree.shop.CheckoutOutcome.Placed;
import com.daintree.shop.CheckoutOutcome.Refused;
import com.daintree.shop.CheckoutOutcome.SoldOut;
import com.daintree.shop.OrderLine;
import com.daintree.shop.Payment;
import com.daintree.shop.PaymentMethod;
import com.daintree.shop.Product;
import com.daintree.shop.ShoppingCart;
import io.keywright.testing.DynamoDbExtension;
import io.keywright.testing.DynamoDbTest;
import io.keywright.testing.Fault;
import io.keywright.testing.InProcessDynamoDb;
import io.keywright.testing.InProcessOnly;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checkouts at the same time, interrupted and repeated: what is sold was there, and is sold once. */
@DynamoDbTest
@InProcessOnly("races threads, injects faults and turns the clock")
class CheckoutRaceTest {

    private static final Instant NOW = Instant.parse("2026-07-05T09:30:00Z");
    private static final Address ADDRESS = new Address("Via Roma 8", "10121", "Torino", "IT");
    private static final int PRODUCTS = 4;
    private static final int STOCK = 7;
    private static final int CUSTOMERS = 12;
    private static final long FIRST_SEED = Long.getLong("keywright.seed", 1L);

    private final Store store = Store.seeded();

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4})
    void noThreadSellsWhatAnotherHasSold(int trial, InProcessDynamoDb engine) throws Exception {
        long seed = FIRST_SEED + trial;
        DaintreeTable daintree = table(engine);
        List<Product> products = stocked(daintree);
        List<ShoppingCart> carts = filled(daintree, products, new Random(seed));
        List<Callable<CheckoutOutcome>> buyers = new ArrayList<>();
        for (ShoppingCart cart : carts) {
            buyers.add(() -> place(daintree, cart, "o-" + cart.customerId()));
        }

        List<CheckoutOutcome> outcomes = together(buyers);

        int[] sold = new int[PRODUCTS];
        for (int i = 0; i < carts.size(); i++) {
            ShoppingCart cart = carts.get(i);
            List<OrderLine> lines =
                    daintree.orderLine().ofOrder("o-" + cart.customerId()).list();
            if (outcomes.get(i) instanceof Placed) {
                assertThat(lines).as("seed %s", seed).isEqualTo(cart.lines("o-" + cart.customerId()));
                lines.forEach(line -> sold[number(line)] += line.quantity());
            } else {
                assertThat(((Refused) outcomes.get(i)).obstacles())
                        .as("seed %s", seed)
                        .isNotEmpty()
                        .allMatch(SoldOut.class::isInstance);
                assertThat(lines).isEmpty();
                assertThat(new ShoppingCarts(daintree).of(cart.customerId())).contains(cart);
            }
        }
        assertThat(outcomes)
                .as("seed %s: more was wanted than there was", seed)
                .hasAtLeastOneElementOfType(Refused.class);
        for (int i = 0; i < PRODUCTS; i++) {
            int left = daintree.product().get("p-" + i).orElseThrow().stock();
            assertThat(left).as("seed %s", seed).isNotNegative().isEqualTo(STOCK - sold[i]);
        }
    }

    @Test
    void manyClicksAreOneOrder(InProcessDynamoDb engine) throws Exception {
        DaintreeTable daintree = table(engine);
        ShoppingCart cart = cartOfOne(daintree);
        List<Callable<CheckoutOutcome>> clicks = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            clicks.add(() -> place(daintree, cart, "o-1"));
        }

        assertThat(together(clicks)).allMatch(Placed.class::isInstance);
        assertThat(daintree.product().get("p-0").orElseThrow().stock()).isEqualTo(STOCK - 1);
        assertThat(daintree.order().ofCustomer("c-01").list()).hasSize(1);
    }

    @Test
    void oneCartInTwoOrdersIsBoughtOnce(InProcessDynamoDb engine) throws Exception {
        DaintreeTable daintree = table(engine);
        ShoppingCart cart = cartOfOne(daintree);

        List<CheckoutOutcome> outcomes =
                together(List.of(() -> place(daintree, cart, "o-1"), () -> place(daintree, cart, "o-2")));

        assertThat(outcomes).hasAtLeastOneElementOfType(Placed.class).contains(new CartChanged());
        assertThat(daintree.product().get("p-0").orElseThrow().stock()).isEqualTo(STOCK - 1);
    }

    @Test
    void aLostReplyAndConflictsAreNotSeen(InProcessDynamoDb engine) {
        DaintreeTable daintree = table(engine);
        ShoppingCart cart = cartOfOne(daintree);
        engine.inject(Fault.transactionConflict().on("TransactWriteItems").times(2));
        engine.inject(Fault.lostReply().on("TransactWriteItems"));

        assertThat(place(daintree, cart, "o-1")).isInstanceOf(Placed.class);
        assertThat(daintree.product().get("p-0").orElseThrow().stock()).isEqualTo(STOCK - 1);
        assertThat(new ShoppingCarts(daintree).of("c-01")).isEmpty();
    }

    @Test
    void theSameCallTheNextDayStillIsTheSameOrder() {
        TurnedClock clock = new TurnedClock();
        try (InProcessDynamoDb engine = InProcessDynamoDb.create(clock)) {
            DaintreeTable daintree = table(engine);
            ShoppingCart cart = cartOfOne(daintree);
            CheckoutOutcome placed = place(daintree, cart, "o-1");
            clock.now = NOW.plusSeconds(86_400);

            assertThat(place(daintree, cart, "o-1")).isEqualTo(placed);
            assertThat(daintree.product().get("p-0").orElseThrow().stock()).isEqualTo(STOCK - 1);
        }
    }

    private static DaintreeTable table(InProcessDynamoDb engine) {
        String name = DynamoDbExtension.tableName("daintree-race");
        DaintreeTable.createTable(engine.client(), name);
        return DaintreeTable.open(engine.client(), name);
    }

    private List<Product> stocked(DaintreeTable daintree) {
        List<Product> products = new ArrayList<>();
        for (int i = 0; i < PRODUCTS; i++) {
            Product like = store.products().get(i);
            products.add(daintree.product()
                    .create(Product.in(
                            store.categories().get(0),
                            "p-" + i,
                            like.sellerId(),
                            like.title(),
                            like.price(),
                            STOCK,
                            like.tags(),
                            like.features())));
        }
        return products;
    }

    /** Carts that want more than there is, in all orders of products. */
    private static List<ShoppingCart> filled(DaintreeTable daintree, List<Product> products, Random random) {
        ShoppingCarts carts = new ShoppingCarts(daintree);
        List<ShoppingCart> filled = new ArrayList<>();
        for (int i = 0; i < CUSTOMERS; i++) {
            String customerId = "c-" + i;
            for (Product product : products) {
                carts.put(customerId, product, 1 + random.nextInt(2), NOW);
            }
            carts.remove(customerId, products.get(random.nextInt(PRODUCTS)).productId(), NOW);
            filled.add(carts.of(customerId).orElseThrow());
        }
        return filled;
    }

    private ShoppingCart cartOfOne(DaintreeTable daintree) {
        ShoppingCarts carts = new ShoppingCarts(daintree);
        carts.put("c-01", stocked(daintree).get(0), 1, NOW);
        return carts.of("c-01").orElseThrow();
    }

    private static CheckoutOutcome place(DaintreeTable daintree, ShoppingCart cart, String orderId) {
        Payment payment = new Payment(orderId, NOW, new UUID(0, 1), PaymentMethod.CARD, cart.total());
        return new Checkout(daintree).place(cart, orderId, NOW, ADDRESS, List.of(payment));
    }

    private static int number(OrderLine line) {
        return Integer.parseInt(line.productId().substring(2));
    }

    /** What the calls give when all of them begin at the same moment. */
    private static <T> List<T> together(List<Callable<T>> calls) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(calls.size());
        try {
            CountDownLatch start = new CountDownLatch(1);
            List<Future<T>> futures = new ArrayList<>();
            for (Callable<T> call : calls) {
                futures.add(threads.submit(() -> {
                    start.await();
                    return call.call();
                }));
            }
            start.countDown();
            List<T> results = new ArrayList<>();
            for (Future<T> future : futures) {
                results.add(future.get());
            }
            return results;
        } finally {
            threads.shutdownNow();
        }
    }

    /** A clock that the test turns. */
    private static final class TurnedClock extends Clock {

        private volatile Instant now = NOW;

        @Override
        public Instant instant() {
            return now;
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }
    }
}
