package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface InvalidDelimiter {

    @Entity
    @Key(pk = "CUSTOMER:{customerId}", sk = "ORDER:{orderId}")
    record Order(String customerId, String orderId) {}

    @Table(entities = Order.class, delimiter = ":")
    interface Shop {}
}
