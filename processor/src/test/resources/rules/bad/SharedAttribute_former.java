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
            // ERROR [SharedAttribute] The former name of rules.SharedAttribute_former.Customer.email (in rules.SharedAttribute_former.Shop) may not share an attribute with the partition key of index 1: "GSI1PK". What is there is no property; take it from @Attribute(formerly = …).
            @Attribute(value = "mail", formerly = "GSI1PK") String email,
            // ERROR [SharedAttribute] The former name of rules.SharedAttribute_former.Customer.kind (in rules.SharedAttribute_former.Shop) may not share an attribute with the type attribute of the table: "Type". What is there is no property; take it from @Attribute(formerly = …).
            @Attribute(value = "kind", formerly = "Type") String kind) {}

    @Table(entities = Customer.class)
    interface Shop {}
}
