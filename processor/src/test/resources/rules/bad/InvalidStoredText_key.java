package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Stored;
import io.keywright.annotation.Table;

public interface InvalidStoredText_key {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    // ERROR [InvalidStoredText] {status} in pk of @Gsi(index = 1) on rules.InvalidStoredText_key.Order may not take an enum with former texts, since keys that hold them would not be found: "PENDING" of rules.InvalidStoredText_key.Status.WAITING. Keep that text in place of "w", or take the property out of the template.
    @Gsi(index = 1, name = "byStatus", pk = "STATUS#{status}#{orderId:shard(4)}", sk = "{orderId}")
    record Order(String orderId, Status status) {}

    enum Status {
        @Stored(value = "w", formerly = "PENDING")
        WAITING,
        PAID
    }

    @Table(entities = Order.class)
    interface Shop {}
}
