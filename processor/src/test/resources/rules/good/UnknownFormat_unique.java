package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.Unique;

public interface UnknownFormat_unique {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
    record Customer(String customerId, @Unique(format = "lower") String email) {}

    @Table(entities = Customer.class)
    interface Shop {}
}
