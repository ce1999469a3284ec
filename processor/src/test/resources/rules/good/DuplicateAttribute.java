package rules;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface DuplicateAttribute {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
    record Customer(
            String customerId,
            @Attribute("n") String name,
            @Attribute("nn") String nickname) {}

    @Table(entities = Customer.class)
    interface Shop {}
}
