package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface DuplicateIndexName {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
    @Gsi(index = 1, name = "byStatus", pk = "STATUS#{status}", sk = "{orderId}")
    @Gsi(index = 2, name = "byCountry", pk = "COUNTRY#{country}", sk = "{orderId}")
    record Order(String customerId, String orderId, String status, String country) {}

    @Table(
            entities = Order.class,
            // ERROR [DuplicateIndexName] The name of index 2 of rules.DuplicateIndexName.Shop may not be that of index 1 too: "orders". Write a name of its own, or {n} in the pattern, or leave it out for "GSI2".
            indexName = "orders",
            indexPartitionKey = "GSI{n}PK",
            indexSortKey = "GSI{n}SK")
    interface Shop {}
}
