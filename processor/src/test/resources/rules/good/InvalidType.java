package rules;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface InvalidType {

    @Entity(type = "Customer\uD83D\uDE00")
    @Key(pk = "CUSTOMER\uD83D\uDE00#{customerId}", sk = "CUSTOMER")
    record Customer(
            String customerId,
            @Attribute("n\uD83D\uDE00") String name) {}

    @Table(entities = Customer.class)
    interface Shop {}
}
