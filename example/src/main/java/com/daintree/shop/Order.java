package com.daintree.shop;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * An order; its lines and payments lie in a partition of their own.
 *
 * @param customerId whose
 * @param orderId {@code 2026-05-17-0042}, the day and a running number: orders sort by time, and a month is a prefix
 * @param placedAt when
 * @param status how far it has come
 * @param shipTo the address as it was then
 * @param total of the lines, in euros
 * @param deliveredOn the day of the delivery, once there is one
 */
@Entity
@Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}", name = "ofCustomer")
public record Order(
        String customerId,
        String orderId,
        Instant placedAt,
        OrderStatus status,
        Address shipTo,
        BigDecimal total,
        Optional<LocalDate> deliveredOn)
        implements CustomerItem {

    public Order {
        total = Money.euros(total);
    }

    /** A new order of these lines. */
    public static Order placed(
            String customerId, String orderId, Instant placedAt, Address shipTo, List<OrderLine> lines) {
        return new Order(customerId, orderId, placedAt, OrderStatus.PLACED, shipTo, total(lines), Optional.empty());
    }

    /** What these lines cost together. */
    public static BigDecimal total(List<OrderLine> lines) {
        return Money.euros(lines.stream().map(OrderLine::amount).reduce(BigDecimal.ZERO, BigDecimal::add));
    }

    /**
     * Checks that these payments are for this order and add up to its total.
     *
     * @throws IllegalArgumentException if not
     */
    public void requirePaid(List<Payment> payments) {
        BigDecimal paid = payments.stream().map(Payment::amount).reduce(BigDecimal.ZERO, BigDecimal::add);
        boolean strange =
                payments.stream().anyMatch(payment -> !payment.orderId().equals(orderId));
        if (strange || paid.compareTo(total) != 0) {
            throw new IllegalArgumentException("The payments are not what order " + orderId + " costs");
        }
    }

    /** Whether this is what became of that order: placed at the same moment, for the same sum and place. */
    public boolean isOnceMore(Order placed) {
        return customerId.equals(placed.customerId)
                && orderId.equals(placed.orderId)
                && placedAt.equals(placed.placedAt)
                && shipTo.equals(placed.shipTo)
                && total.compareTo(placed.total) == 0;
    }

    /** The same order after its delivery. */
    public Order delivered(LocalDate day) {
        return new Order(customerId, orderId, placedAt, OrderStatus.DELIVERED, shipTo, total, Optional.of(day));
    }

    /** The same order on its way. */
    public Order shipped() {
        return new Order(customerId, orderId, placedAt, OrderStatus.SHIPPED, shipTo, total, deliveredOn);
    }
}
