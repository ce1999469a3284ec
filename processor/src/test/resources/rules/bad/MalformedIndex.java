// OTHER MEMBERS the twin has another projection
package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Index;
import io.keywright.annotation.Key;
import io.keywright.annotation.Projected;
import io.keywright.annotation.Table;

public interface MalformedIndex {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
    @Gsi(index = 1, name = "byStatus", pk = "STATUS#{status}", sk = "{orderId}")
    record Order(String customerId, String orderId, String status) {}

    // ERROR [MalformedIndex] The @Index(number = 2) of rules.MalformedIndex.Shop must be the number of an index that an entity of the table is in: "2". Declare @Gsi(index = 2, …) on an entity, or remove the @Index.
    @Table(entities = Order.class, indexes = @Index(number = 2, projection = Projected.KEYS_ONLY))
    interface Shop {}
}
