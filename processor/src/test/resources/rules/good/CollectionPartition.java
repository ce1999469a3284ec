package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.ItemCollection;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface CollectionPartition {

    @ItemCollection
    sealed interface CustomerItem permits Customer, Order {}

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
    record Customer(String customerId) implements CustomerItem {}

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
    record Order(String customerId, String orderId) implements CustomerItem {}

    @Table(entities = {Customer.class, Order.class}, collections = CustomerItem.class)
    interface Shop {}
}
