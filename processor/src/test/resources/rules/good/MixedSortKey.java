package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface MixedSortKey {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
    record Order(String customerId, String orderId) {}

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
    record Customer(String customerId) {}

    @Table(entities = {Order.class, Customer.class})
    interface Shop {}
}
