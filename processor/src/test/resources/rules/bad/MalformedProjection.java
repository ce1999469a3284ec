package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Projection;
import io.keywright.annotation.Table;
import java.math.BigDecimal;

public interface MalformedProjection {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}", name = "ofCustomer")
    record Order(String customerId, String orderId, BigDecimal total) {}

    @Projection(of = Order.class)
    // ERROR [MalformedProjection] The component totl of the projection rules.MalformedProjection.OrderSummary must be a property of Order: "totl". Did you mean "total"?
    record OrderSummary(String orderId, BigDecimal totl) {}

    @Table(entities = Order.class, projections = OrderSummary.class)
    interface Shop {}
}
