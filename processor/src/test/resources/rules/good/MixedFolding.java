package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.Unique;

public interface MixedFolding {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
    @Gsi(index = 1, name = "byEmail", pk = "EMAIL#{email:lower}", sk = "CUSTOMER")
    record Customer(String customerId, @Unique(format = "lower") String email) {}

    @Table(entities = Customer.class)
    interface Shop {}
}
