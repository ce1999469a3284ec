package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface RepeatedIndex {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
    @Gsi(index = 1, name = "byStatus", pk = "STATUS#{status}", sk = "{orderId}")
    @Gsi(index = 2, name = "byCountry", pk = "COUNTRY#{country}", sk = "{orderId}")
    record Order(String customerId, String orderId, String status, String country) {}

    @Table(entities = Order.class)
    interface Shop {}
}
