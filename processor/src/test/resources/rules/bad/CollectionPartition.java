// OTHER MEMBERS the twin puts the order into another partition
package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.ItemCollection;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface CollectionPartition {

    // ERROR [CollectionPartition] The members of the collection rules.CollectionPartition.CustomerItem must have one partition, and CollectionPartition.Order has "ORDER#{orderId}" while CollectionPartition.Customer has "CUSTOMER#{customerId}". Write the same template over properties that are written alike, or take one of them out of the collection.
    @ItemCollection
    sealed interface CustomerItem permits Customer, Order {}

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
    record Customer(String customerId) implements CustomerItem {}

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    record Order(String customerId, String orderId) implements CustomerItem {}

    @Table(entities = {Customer.class, Order.class}, collections = CustomerItem.class)
    interface Shop {}
}
