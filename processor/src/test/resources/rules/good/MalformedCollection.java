package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.ItemCollection;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface MalformedCollection {

    @ItemCollection
    sealed interface CustomerItem permits Customer {}

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
    record Customer(String customerId) implements CustomerItem {}

    @Table(entities = Customer.class, collections = CustomerItem.class)
    interface Shop {}
}
