package rules;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface InvalidAttributeName {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
    record Order(String customerId, @Attribute("id") String orderId) {}

    @Table(entities = Order.class)
    interface Shop {}
}
