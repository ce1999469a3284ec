package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface InvalidAttributeName_blank {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
    record Order(String customerId, String orderId) {}

    // ERROR [InvalidAttributeName] The attribute of the time to live of the table rules.InvalidAttributeName_blank.Shop may not be blank: " ". Write a short name, or leave it out.
    @Table(entities = Order.class, timeToLive = " ")
    interface Shop {}
}
