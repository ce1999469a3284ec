package data;

import io.keywright.annotation.Table;
import shop.Account;
import shop.Customer;
import shop.Item;

@Table(
        entities = {Customer.class, Account.class},
        collections = Item.class,
        partitionKey = "pk",
        sortKey = "sk",
        type = "_type",
        indexName = "gsi-{n}",
        indexPartitionKey = "gsi{n}_pk",
        indexSortKey = "gsi{n}_sk")
public interface Shop {}
