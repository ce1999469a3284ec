package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface UnknownFormat_shard {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
    // ERROR [UnknownFormat] {orderId:Shard(4)} in pk of @Gsi(index = 1) on rules.UnknownFormat_shard.Order must have a number of shards from 1 to 100, and a former one, if any, that is another: "Shard(4)". Write {orderId:shard(4)}, or {orderId:shard(8, formerly = 4)} where items were written with 4.
    @Gsi(index = 1, name = "byStatus", pk = "STATUS#{status}#{orderId:Shard(4)}", sk = "{orderId}")
    record Order(String customerId, String orderId, String status) {}

    @Table(entities = Order.class)
    interface Shop {}
}
