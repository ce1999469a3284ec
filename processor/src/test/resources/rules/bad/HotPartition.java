package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import java.time.Instant;

public interface HotPartition {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
    // WARNING [HotPartition] pk of @Gsi(index = 1) on rules.HotPartition.Order should spread its items over many partitions, and has one partition for all items: "ORDERS". Take a property with many values into it, or write @Allow("HotPartition") where there are few writes.
    @Gsi(index = 1, name = "byDay", pk = "ORDERS", sk = "{placedAt:seconds}#{orderId}")
    record Order(String customerId, String orderId, Instant placedAt) {}

    @Table(entities = Order.class)
    interface Shop {}
}
