package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.Unique;

public interface MixedFolding {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
    // ERROR [MixedFolding] {email} in pk of @Gsi(index = 1) on rules.MixedFolding.Customer may not write in another case what is unique as {email:lower}: "EMAIL#{email}". Write {email:lower}, or @Unique without a format on email.
    @Gsi(index = 1, name = "byEmail", pk = "EMAIL#{email}", sk = "CUSTOMER")
    record Customer(String customerId, @Unique(format = "lower") String email) {}

    @Table(entities = Customer.class)
    interface Shop {}
}
