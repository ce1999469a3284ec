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
            sortKey = "SK",
            indexes = @Index(number = 1, partitionKey = "GSI1PK"))
    interface Shop {}
}
