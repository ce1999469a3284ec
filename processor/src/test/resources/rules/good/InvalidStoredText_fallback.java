package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Stored;
import io.keywright.annotation.Table;

public interface InvalidStoredText_fallback {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    @Gsi(index = 1, name = "byStatus", pk = "STATUS#{status}#{orderId:shard(4)}", sk = "{orderId}")
    record Order(String orderId, Status status) {}

    enum Status {
        PAID,
        @Stored(value = "OTHER", fallback = true)
        UNKNOWN
    }

    @Table(entities = Order.class)
    interface Shop {}
}
