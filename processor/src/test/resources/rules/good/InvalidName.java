package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface InvalidName {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}", name = "ofCustomer")
    @Gsi(index = 1, name = "byStatus", pk = "STATUS#{status}", sk = "{orderId}")
    record Order(String customerId, String orderId, String status) {}

    @Entity(name = "CartItem")
    @Key(pk = "CUSTOMER#{customerId}", sk = "CART#{sku}")
    record CartItem(String customerId, String sku) {}

    @Table(entities = {Order.class, CartItem.class})
    interface Shop {}
}
