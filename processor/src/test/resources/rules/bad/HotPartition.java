// OTHER MEMBERS the twin has another partition key
package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import java.time.Instant;

public interface HotPartition {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
    // WARNING [HotPartition] pk of @Gsi(index = 1) on rules.HotPartition.Order puts all its items into one partition of the index: "ORDERS". One partition takes about 1,000 writes a second, and what is beyond that slows down the table's own writes. Take a property with many values, a date, or a shard such as {orderId:shard(4)}, into it, or write @Allow("HotPartition") where there are fewer writes.
    @Gsi(index = 1, name = "byDay", pk = "ORDERS", sk = "{placedAt:seconds}#{orderId}")
    record Order(String customerId, String orderId, Instant placedAt) {}

    @Table(entities = Order.class)
    interface Shop {}
}
