package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Index;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.Unique;

public interface SharedAttribute_guard {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
    @Gsi(index = 1, name = "byEmail", pk = "EMAIL#{email}", sk = "CUSTOMER")
    record Customer(String customerId, @Unique String email) {}

    @Table(
            entities = Customer.class,
            // ERROR [SharedAttribute] The sort key of the table (in rules.SharedAttribute_guard.Shop) may not share an attribute with the guards of @Unique values, which hold their owner's key there, the property's name or the value's text: "value". Write another name, such as "SK".
            sortKey = "value",
            // ERROR [SharedAttribute] The partition key of index 1 (in rules.SharedAttribute_guard.Shop) may not share an attribute with the guards of @Unique values, which hold their owner's key there, the property's name or the value's text: "owner". Write another name, such as "GSI1PK" and "GSI1SK".
            indexes = @Index(number = 1, partitionKey = "owner"))
    interface Shop {}
}
