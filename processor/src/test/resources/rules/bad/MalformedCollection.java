// OTHER MEMBERS what is not sealed has no members
package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.ItemCollection;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface MalformedCollection {

    @ItemCollection
    // ERROR [MalformedCollection] The collection rules.MalformedCollection.CustomerItem must say which entities are its members, so it must be "sealed". Write sealed interface CustomerItem permits …, with entities of this table.
    interface CustomerItem {}

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
    record Customer(String customerId) implements CustomerItem {}

    @Table(entities = Customer.class, collections = CustomerItem.class)
    interface Shop {}
}
