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
            @Attribute(value = "fn", formerly = "firstName") String firstName,
            String name,
            @Attribute("city") String city,
            Address address) {}

    @Document
    record Address(
            @Attribute(value = "z", formerly = "code") String zip,
            @Attribute(value = "c", formerly = "land") String country) {}

    @Table(entities = Customer.class)
    interface Shop {}
}
