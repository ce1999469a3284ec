package com.daintree.shop;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import java.time.Instant;

/**
 * A cart. Its items are items of their own, so that adding one does not rewrite the others.
 *
 * @param customerId whose
 * @param kind which of the customer's carts
 * @param changedAt when something was last put in or taken out
 */
@Entity
@Key(pk = "CUSTOMER#{customerId}", sk = "CART#{kind}", name = "ofCustomer")
public record Cart(String customerId, CartKind kind, Instant changedAt) implements CustomerItem {}
