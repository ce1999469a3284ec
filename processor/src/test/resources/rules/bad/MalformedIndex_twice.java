// OTHER MEMBERS the twin has another projection
package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Index;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.Projected;

public interface MalformedIndex_twice {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    @Gsi(index = 1, name = "byStatus", pk = "STATUS#{status}", sk = "{orderId}")
    record Order(String orderId, String status) {}

    @Table(
            entities = Order.class,
            indexes = {
                // ERROR [MalformedIndex] The @Index(number = 1) of rules.MalformedIndex_twice.Shop may not be declared twice: "1". Keep one of them.
                @Index(number = 1, projection = Projected.KEYS_ONLY),
                @Index(number = 1, projection = Projected.ALL)})
    interface Shop {}
}
