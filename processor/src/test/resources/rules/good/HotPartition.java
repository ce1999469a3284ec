package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import java.time.Instant;

public interface HotPartition {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
    @Gsi(index = 1, name = "byDay", pk = "ORDERS#{placedAt:date}", sk = "{placedAt:seconds}#{orderId}")
    record Order(String customerId, String orderId, Instant placedAt) {}

    @Table(entities = Order.class)
    interface Shop {}
}
