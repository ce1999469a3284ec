package com.daintree.shop;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.UUID;

/**
 * A payment for an order; there may be several.
 *
 * @param orderId the order
 * @param paidAt when; the key holds whole seconds, the attribute the exact time
 * @param paymentId the payment provider's
 * @param method how
 * @param amount in euros
 */
@Entity
@Key(pk = "ORDER#{orderId}", sk = "PAYMENT#{paidAt:seconds}#{paymentId}", name = "ofOrder")
public record Payment(String orderId, Instant paidAt, UUID paymentId, PaymentMethod method, BigDecimal amount) {

    public Payment {
        amount = Money.euros(amount);
    }
}
