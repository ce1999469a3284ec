package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface MixedSortKey_index {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
    // WARNING [MixedQuery] The query "byEmail" of @Gsi(index = 1) on rules.MixedSortKey_index.Customer reads items of MixedSortKey_index.Seller as well, since their keys lie in its range. It pays for them and drops them, so pages come back shorter. Let the sort key of MixedSortKey_index.Seller start with a literal of its own, such as sk = "SELLER#…", list them together in an @ItemCollection, or write @Allow("MixedQuery").
    @Gsi(index = 1, name = "byEmail", pk = "EMAIL#{email}", sk = "CUSTOMER")
    record Customer(String customerId, String email) {}

    @Entity
    @Key(pk = "SELLER#{sellerId}", sk = "SELLER")
    // ERROR [MixedSortKey] @Gsi(index = 1) on rules.MixedSortKey_index.Seller must give a sort key, as MixedSortKey_index.Customer does in index 1 of MixedSortKey_index.Shop: "CUSTOMER". Write sk = …; a constant will do where there is one item per partition.
    @Gsi(index = 1, name = "byEmail", pk = "EMAIL#{email}")
    record Seller(String sellerId, String email) {}

    @Table(entities = {Customer.class, Seller.class})
    interface Shop {}
}
