package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.Version;

public interface InvalidVersion {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "CART")
    // ERROR [NotAvailableYet] @Version on rules.InvalidVersion.Cart.version cannot be used yet, since nothing generated counts or compares versions: "@Version". Remove it; until then count in a plain property, and add the condition to the request that toRequest() gives.
    record Cart(String customerId, @Version long version) {}

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
    record Customer(
            String customerId,
            // ERROR [NotAvailableYet] @Version on rules.InvalidVersion.Customer.version cannot be used yet, since nothing generated counts or compares versions: "@Version". Remove it; until then count in a plain property, and add the condition to the request that toRequest() gives.
            @Version long version,
            int revision) {}

    @Table(entities = {Cart.class, Customer.class})
    interface Shop {}
}
