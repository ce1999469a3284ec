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
    record OrderSummary(String orderId, BigDecimal total) {}

    @Table(entities = Order.class, projections = OrderSummary.class)
    interface Shop {}
}
