// OTHER MEMBERS the twin has other names
package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface InvalidName {

    @Entity
    // ERROR [InvalidName] name of @Key on rules.InvalidName.Order must be a Java name: "of customer". Write what the query shall be called, such as "ofCustomer", or leave it out.
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}", name = "of customer")
    // ERROR [InvalidName] name of @Gsi(index = 1) on rules.InvalidName.Order must be a Java name: "". Write what the query shall be called, such as "byStatus".
    @Gsi(index = 1, name = "", pk = "STATUS#{status}", sk = "{orderId}")
    record Order(String customerId, String orderId, String status) {}

    // ERROR [InvalidName] name of @Entity on rules.InvalidName.CartItem must be a Java name: "cart-item". Write what its generated classes shall be called after, such as "CartItem".
    @Entity(name = "cart-item")
    @Key(pk = "CUSTOMER#{customerId}", sk = "CART#{sku}")
    record CartItem(String customerId, String sku) {}

    @Table(entities = {Order.class, CartItem.class})
    interface Shop {}
}
