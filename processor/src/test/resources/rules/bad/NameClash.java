// OTHER MEMBERS the twin has other names
package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface NameClash {

    @Entity(name = "Order")
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}", name = "ofCustomer")
    // ERROR [NameClash] name of @Gsi(index = 1) on rules.NameClash.PlacedOrder cannot be one that the repository keeps for its own operation: "get". Write another, such as "byGet".
    @Gsi(index = 1, name = "get", pk = "STATUS#{status}", sk = "{orderId}")
    // ERROR [NameClash] name of @Gsi(index = 2) on rules.NameClash.PlacedOrder cannot be one that @Key has already: "ofCustomer". Write another, such as "byOfCustomer".
    @Gsi(index = 2, name = "ofCustomer", pk = "COUNTRY#{country}", sk = "{orderId}")
    record PlacedOrder(String customerId, String orderId, String status, String country) {}

    // ERROR [NameClash] rules.NameClash.SupplyOrder cannot have a generated class of this name, which rules.NameClash.PlacedOrder has already: "orderKeys". Write @Entity(name = …) with another name.
    @Entity(name = "order")
    @Key(pk = "SUPPLIER#{supplierId}", sk = "ORDER#{orderId}")
    record SupplyOrder(String supplierId, String orderId) {}

    @Table(entities = {PlacedOrder.class, SupplyOrder.class})
    interface Shop {}
}
