package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface UnknownFormat_shard {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
    @Gsi(index = 1, name = "byStatus", pk = "STATUS#{status}#{orderId:shard(4)}", sk = "{orderId}")
    record Order(String customerId, String orderId, String status) {}

    @Table(entities = Order.class)
    interface Shop {}
}
