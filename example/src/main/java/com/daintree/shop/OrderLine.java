package com.daintree.shop;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import java.math.BigDecimal;

/**
 * One product of an order. The index regroups the lines of all orders by customer: what somebody ever bought, in order
 * of product.
 *
 * @param orderId the order
 * @param line counted from 1; three digits in the key, so that line 10 comes after line 9
 * @param customerId who ordered
 * @param productId what
 * @param title the product's, when it was ordered
 * @param unitPrice the product's, in euros, when it was ordered
 * @param quantity at least 1
 */
@Entity
@Key(pk = "ORDER#{orderId}", sk = "LINE#{line:3}", name = "ofOrder")
@Gsi(
        index = 2,
        name = "everOrderedBy",
        pk = "CUSTOMER#{customerId}",
        sk = "PRODUCT#{productId}#ORDER#{orderId}#{line:3}")
public record OrderLine(
        String orderId,
        int line,
        String customerId,
        String productId,
        String title,
        BigDecimal unitPrice,
        int quantity) {

    public OrderLine {
        unitPrice = Money.euros(unitPrice);
    }

    /** The line that an item of a cart becomes. */
    public static OrderLine of(CartItem item, String orderId, int line) {
        return new OrderLine(
                orderId, line, item.customerId(), item.productId(), item.title(), item.unitPrice(), item.quantity());
    }

    /** Price times quantity. */
    public BigDecimal amount() {
        return unitPrice.multiply(BigDecimal.valueOf(quantity));
    }
}
