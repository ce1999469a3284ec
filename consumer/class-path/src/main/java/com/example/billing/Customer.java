package com.example.billing;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import org.jspecify.annotations.Nullable;

/** Whom we bill. */
@Entity
@Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
@Gsi(index = 1, name = "byEmail", pk = "EMAIL#{email:lower}", sk = "CUSTOMER")
public record Customer(String customerId, String name, @Attribute("em") String email, @Nullable Address address)
        implements CustomerItem {}
