package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.Unique;

public interface UnknownFormat_unique {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
    // ERROR [UnknownFormat] format of @Unique on rules.UnknownFormat_unique.Customer.email must name a format that exists: "lowr". Did you mean "lower"?
    record Customer(String customerId, @Unique(format = "lowr") String email) {}

    @Table(entities = Customer.class)
    interface Shop {}
}
