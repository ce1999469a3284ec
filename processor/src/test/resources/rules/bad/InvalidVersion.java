// OTHER MEMBERS the twin has another type
package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.Version;

public interface InvalidVersion {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "CART")
    // ERROR [InvalidVersion] @Version on rules.InvalidVersion.Cart.version must be int, long, Integer or Long: "String". Write long version.
    // ERROR [NotAvailableYet] @Version on rules.InvalidVersion.Cart.version cannot be used yet, since nothing generated counts or compares versions: "@Version". Remove it; until then count in a plain property, and add the condition to the request that toRequest() gives.
    record Cart(String customerId, @Version String version) {}

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
    record Customer(
            String customerId,
            // ERROR [NotAvailableYet] @Version on rules.InvalidVersion.Customer.version cannot be used yet, since nothing generated counts or compares versions: "@Version". Remove it; until then count in a plain property, and add the condition to the request that toRequest() gives.
            @Version long version,
            // ERROR [InvalidVersion] @Version on rules.InvalidVersion.Customer.revision may not be a second version beside "version": "revision". Keep one of them.
            // ERROR [NotAvailableYet] @Version on rules.InvalidVersion.Customer.revision cannot be used yet, since nothing generated counts or compares versions: "@Version". Remove it; until then count in a plain property, and add the condition to the request that toRequest() gives.
            @Version int revision) {}

    @Table(entities = {Cart.class, Customer.class})
    interface Shop {}
}
