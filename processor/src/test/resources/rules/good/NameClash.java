package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface NameClash {

    @Entity(name = "Order")
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}", name = "ofCustomer")
    @Gsi(index = 1, name = "byStatus", pk = "STATUS#{status}", sk = "{orderId}")
    @Gsi(index = 2, name = "byCountry", pk = "COUNTRY#{country}", sk = "{orderId}")
    record PlacedOrder(String customerId, String orderId, String status, String country) {}

    @Entity(name = "SupplyOrder")
    @Key(pk = "SUPPLIER#{supplierId}", sk = "ORDER#{orderId}")
    record SupplyOrder(String supplierId, String orderId) {}

    @Table(entities = {PlacedOrder.class, SupplyOrder.class})
    interface Shop {}
}
