package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Stored;
import io.keywright.annotation.Table;

public interface InvalidStoredText_fallback {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    // ERROR [InvalidStoredText] {status} in pk of @Gsi(index = 1) on rules.InvalidStoredText_fallback.Order may not take an enum with former texts, since keys that hold them would not be found: "OTHER" of rules.InvalidStoredText_fallback.Status.UNKNOWN. Give the constant that text by @Stored, or take the property out of the template.
    @Gsi(index = 1, name = "byStatus", pk = "STATUS#{status}#{orderId:shard(4)}", sk = "{orderId}")
    record Order(String orderId, Status status) {}

    enum Status {
        PAID,
        @Stored(formerly = "OTHER", fallback = true)
        UNKNOWN
    }

    @Table(entities = Order.class)
    interface Shop {}
}
