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
            // ERROR [DuplicateAttribute] The properties "nickname" and "name" of rules.DuplicateAttribute.Customer may not be stored under one name: "n". Write @Attribute with another name on one of them.
            @Attribute("n") String nickname) {}

    @Table(entities = Customer.class)
    interface Shop {}
}
