// OTHER MEMBERS the twin has another component
package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import java.time.Instant;

public interface UnfittingFormat {

    @Entity
    // ERROR [UnfittingFormat] {orderId:date} in sk of @Key on rules.UnfittingFormat.Order cannot write String in this format: "date". String has "lower", "upper", "sha256", "rest" and "escaped", or none for its own.
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId:date}")
    record Order(String customerId, String orderId, Instant placedAt) {}

    @Table(entities = Order.class)
    interface Shop {}
}
