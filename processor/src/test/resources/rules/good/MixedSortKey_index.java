package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface MixedSortKey_index {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
    @Gsi(index = 1, name = "byEmail", pk = "EMAIL#{email}", sk = "CUSTOMER")
    record Customer(String customerId, String email) {}

    @Entity
    @Key(pk = "SELLER#{sellerId}", sk = "SELLER")
    @Gsi(index = 1, name = "byEmail", pk = "EMAIL#{email}", sk = "SELLER")
    record Seller(String sellerId, String email) {}

    @Table(entities = {Customer.class, Seller.class})
    interface Shop {}
}
