package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Projection;
import io.keywright.annotation.Table;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

public interface MalformedProjection_components {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}", name = "ofCustomer")
    record Order(
            String customerId,
            String orderId,
            BigDecimal total,
            int lines,
            @Nullable String note,
            Optional<String> code,
            List<String> tags) {}

    @Projection(of = Order.class)
    record OrderSummary(
            String orderId,
            BigDecimal total,
            int lines,
            @Nullable String note,
            Optional<String> code,
            List<String> tags) {}

    @Table(entities = Order.class, projections = OrderSummary.class)
    interface Shop {}
}
