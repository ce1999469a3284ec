package com.daintree.shop;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Unique;

/**
 * Somebody who sells. A seller may buy too, as a customer with the same e-mail address: the index's partition is the
 * address, its sort key says which of the two an item is.
 *
 * @param sellerId {@code s-03}
 * @param email where orders are announced; no other seller's
 * @param shopName what customers see
 * @param verified whether the papers were checked
 */
@Entity
@Key(pk = "SELLER#{sellerId}", sk = "SELLER#{sellerId}")
@Gsi(index = 1, name = "byEmail", pk = "EMAIL#{email:lower}", sk = "SELLER")
public record Seller(
        String sellerId, @Unique(format = "lower") String email, String shopName, boolean verified) {}
