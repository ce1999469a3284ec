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
    record Cart(String customerId, @Version String version) {}

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
    record Customer(
            String customerId,
            @Version long version,
            // ERROR [InvalidVersion] @Version on rules.InvalidVersion.Customer.revision may not be a second version beside "version": "revision". Keep one of them.
            @Version int revision) {}

    @Table(entities = {Cart.class, Customer.class})
    interface Shop {}
}
