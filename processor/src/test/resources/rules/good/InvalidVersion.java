package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.Version;

public interface InvalidVersion {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "CART")
    record Cart(String customerId, @Version long version) {}

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
    record Customer(
            String customerId,
            @Version long version,
            int revision) {}

    @Table(entities = {Cart.class, Customer.class})
    interface Shop {}
}
