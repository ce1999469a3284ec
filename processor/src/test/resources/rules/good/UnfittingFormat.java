package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import java.time.Instant;

public interface UnfittingFormat {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{placedAt:date}#{orderId}")
    record Order(String customerId, String orderId, Instant placedAt) {}

    @Table(entities = Order.class)
    interface Shop {}
}
