package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface DuplicateType {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
    record Order(String customerId, String orderId) {}

    // ERROR [DuplicateType] rules.DuplicateType.SupplyOrder may not have the type of rules.DuplicateType.Order: "Order". Write @Entity(type = …) with a text that no other entity of DuplicateType.Shop has.
    @Entity(type = "Order")
    @Key(pk = "SUPPLIER#{supplierId}", sk = "ORDER#{orderId}")
    record SupplyOrder(String supplierId, String orderId) {}

    @Table(entities = {Order.class, SupplyOrder.class})
    interface Shop {}
}
