package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.Unique;

public interface UnknownFormat_unique {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
    // ERROR [NotAvailableYet] @Unique on rules.UnknownFormat_unique.Customer.email cannot be used yet, since nothing generated writes guards: "@Unique". Remove it; until then make the value the primary key of an entity of its own, and create that before the owner.
    record Customer(String customerId, @Unique(format = "lower") String email) {}

    @Table(entities = Customer.class)
    interface Shop {}
}
