package rules;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface SharedAttribute_former {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
    @Gsi(index = 1, name = "byEmail", pk = "EMAIL#{email}", sk = "CUSTOMER")
    record Customer(
            String customerId,
            @Attribute(value = "mail", formerly = "email") String email,
            @Attribute(value = "kind", formerly = "type") String kind) {}

    @Table(entities = Customer.class)
    interface Shop {}
}
