package com.daintree.seed;

import com.daintree.shop.Address;
import com.daintree.shop.CartKind;
import com.daintree.shop.Customer;
import com.daintree.shop.Order;
import com.daintree.shop.OrderLine;
import com.daintree.shop.Payment;
import com.daintree.shop.PaymentMethod;
import com.daintree.shop.Product;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;

/**
 * Half a year of orders.
 *
 * @param orders the orders
 * @param lines of all of them
 * @param payments of all of them
 */
record Sales(List<Order> orders, List<OrderLine> lines, List<Payment> payments) {

    private static final Instant FIRST = Instant.parse("2026-01-03T08:12:40.250Z");
    private static final Duration BETWEEN = Duration.ofHours(73).plusMinutes(17);
    private static final LocalDate TODAY = LocalDate.parse("2026-07-05");
    private static final int COUNT = 60;
    private static final Address PICK_UP = new Address("Warehouse 2, Dock Road", "CB4 1XY", "Cambridge", "GB");

    static Sales of(List<Customer> customers, List<Product> products) {
        Sales sales = new Sales(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        // The algorithm of Random is part of its contract, so a fixed seed gives the same store on every JDK.
        Random random = new Random(2026);
        for (int number = 1; number <= COUNT; number++) {
            // The square prefers the first customers: some order often, some hardly ever.
            double square = Math.pow(random.nextDouble(), 2);
            sales.sell(customers.get((int) (square * customers.size())), number, products, random);
        }
        return sales;
    }

    private void sell(Customer customer, int number, List<Product> products, Random random) {
        Instant placedAt = FIRST.plus(BETWEEN.multipliedBy(number - 1L));
        LocalDate day = LocalDate.ofInstant(placedAt, ZoneOffset.UTC);
        String orderId = "%s-%04d".formatted(day, number);
        List<OrderLine> ordered = new ArrayList<>();
        int start = random.nextInt(products.size());
        int count = 1 + random.nextInt(4);
        for (int line = 1; line <= count; line++) {
            Product product = products.get((start + line * 19) % products.size());
            ordered.add(OrderLine.of(
                    product.inCart(customer.customerId(), CartKind.SHOPPING, 1 + random.nextInt(3)), orderId, line));
        }
        Address shipTo = Optional.ofNullable(customer.address()).orElse(PICK_UP);
        Order order = Order.placed(customer.customerId(), orderId, placedAt, shipTo, ordered);
        orders.add(afterAWhile(order, day));
        lines.addAll(ordered);
        pay(order, number);
    }

    private static Order afterAWhile(Order order, LocalDate day) {
        if (day.plusDays(5).isBefore(TODAY)) {
            return order.delivered(day.plusDays(4));
        }
        return day.plusDays(2).isBefore(TODAY) ? order.shipped() : order;
    }

    /** Every fourth order is paid in two parts: a voucher of ten euros, and the rest by card the next morning. */
    private void pay(Order order, int number) {
        BigDecimal voucher = BigDecimal.TEN;
        Instant at = order.placedAt().plusSeconds(95);
        if (number % 4 == 0 && order.total().compareTo(voucher) > 0) {
            payments.add(payment(order, at, PaymentMethod.VOUCHER, voucher));
            Instant later = at.plus(Duration.ofHours(17));
            payments.add(payment(order, later, PaymentMethod.CARD, order.total().subtract(voucher)));
        } else {
            PaymentMethod method = number % 5 == 0 ? PaymentMethod.TRANSFER : PaymentMethod.CARD;
            payments.add(payment(order, at, method, order.total()));
        }
    }

    private static Payment payment(Order order, Instant at, PaymentMethod method, BigDecimal amount) {
        UUID id = UUID.nameUUIDFromBytes((order.orderId() + method).getBytes(StandardCharsets.UTF_8));
        return new Payment(order.orderId(), at, id, method, amount);
    }
}
