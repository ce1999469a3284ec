package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import java.time.Instant;

public interface UnknownFormat {

    @Entity
    // ERROR [UnknownFormat] {placedAt:second} in sk of @Key on rules.UnknownFormat.Order must name a format that exists: "second". Did you mean "seconds"?
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{placedAt:second}#{orderId}")
    record Order(String customerId, String orderId, Instant placedAt) {}

    @Table(entities = Order.class)
    interface Shop {}
}
