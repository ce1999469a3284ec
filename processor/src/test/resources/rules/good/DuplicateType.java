package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface DuplicateType {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
    record Order(String customerId, String orderId) {}

    @Entity(type = "SupplyOrder")
    @Key(pk = "SUPPLIER#{supplierId}", sk = "ORDER#{orderId}")
    record SupplyOrder(String supplierId, String orderId) {}

    @Table(entities = {Order.class, SupplyOrder.class})
    interface Shop {}
}
