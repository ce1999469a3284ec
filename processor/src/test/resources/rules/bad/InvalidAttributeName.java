package rules;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface InvalidAttributeName {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
    // ERROR [InvalidAttributeName] @Attribute on rules.InvalidAttributeName.Order.orderId must be 1 to 255 bytes long: "". Write a short name, or leave it out.
    record Order(String customerId, @Attribute("") String orderId) {}

    @Table(entities = Order.class)
    interface Shop {}
}
