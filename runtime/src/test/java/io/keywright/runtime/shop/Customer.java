package io.keywright.runtime.shop;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Key {@code CUSTOMER#{customerId} / CUSTOMER#{customerId}}; GSI1 {@code EMAIL#{email:lower} / CUSTOMER}, sparse. */
public record Customer(String customerId, @Nullable String email) implements InPartition {
    public Customer {
        Objects.requireNonNull(customerId);
        if ("unlucky".equals(email)) {
            throw new IllegalArgumentException("the constructor refuses this one");
        }
    }
}
