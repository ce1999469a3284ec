package shop;

import io.keywright.annotation.Projection;
import org.jspecify.annotations.Nullable;

/** Some of a customer. */
@Projection(of = Customer.class)
public record Badge(String name, @Nullable Address address) {}
