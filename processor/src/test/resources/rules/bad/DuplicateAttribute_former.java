package rules;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Document;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface DuplicateAttribute_former {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
    record Customer(
            String customerId,
            // ERROR [DuplicateAttribute] The property "firstName" of rules.DuplicateAttribute_former.Customer may not give a former name under which "name" is or was stored: "name". Take it from @Attribute(formerly = …).
            @Attribute(value = "fn", formerly = "name") String firstName,
            String name,
            // ERROR [DuplicateAttribute] The property "city" of rules.DuplicateAttribute_former.Customer may not give a former name twice, its present one included: "city". Take it from @Attribute(formerly = …).
            @Attribute(value = "city", formerly = "city") String city,
            Address address) {}

    @Document
    record Address(
            @Attribute(value = "z", formerly = "code") String zip,
            // ERROR [DuplicateAttribute] The property "country" of rules.DuplicateAttribute_former.Address may not give a former name under which "zip" is or was stored: "code". Take it from @Attribute(formerly = …).
            @Attribute(value = "c", formerly = "code") String country) {}

    @Table(entities = Customer.class)
    interface Shop {}
}
