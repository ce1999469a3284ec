package com.daintree.shop;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Unique;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who buys.
 *
 * @param customerId {@code c-07}
 * @param email as the customer typed it; found, and no other customer's, whatever the case of its letters
 * @param firstName the given name; a short attribute name, since there are many customers
 * @param lastName the family name
 * @param address the usual address, once it is known
 * @param since the day of the registration
 */
@Entity
@Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER#{customerId}")
@Gsi(index = 1, name = "byEmail", pk = "EMAIL#{email:lower}", sk = "CUSTOMER")
public record Customer(
        String customerId,
        @Unique(format = "lower") String email,
        @Attribute("fn") String firstName,
        @Attribute("ln") String lastName,
        @Nullable Address address,
        LocalDate since)
        implements CustomerItem {}
