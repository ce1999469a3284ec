package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface MixedSortKey {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
    record Order(String customerId, String orderId) {}

    @Entity
    // ERROR [MixedSortKey] @Key on rules.MixedSortKey.Customer must give a sort key, as MixedSortKey.Order does in the table of MixedSortKey.Shop: "ORDER#{orderId}". Write sk = …; a constant will do where there is one item per partition.
    @Key(pk = "CUSTOMER#{customerId}")
    record Customer(String customerId) {}

    @Table(entities = {Order.class, Customer.class})
    interface Shop {}
}
