package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface InvalidDelimiter {

    @Entity
    @Key(pk = "CUSTOMER::{customerId}", sk = "ORDER::{orderId}")
    record Order(String customerId, String orderId) {}

    // ERROR [InvalidDelimiter] The delimiter of @Table on rules.InvalidDelimiter.Shop must be one printable ASCII character other than a letter, a digit, a brace or %: "::". Write "#", or leave it out.
    @Table(entities = Order.class, delimiter = "::")
    interface Shop {}
}
