package shop;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import java.math.BigDecimal;
import java.time.Instant;

@Entity
@Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}", name = "ofCustomer")
@Gsi(index = 2, name = "byPlace", pk = "PLACE#{city}", sk = "AT#{placedAt:seconds}#{number:4}")
@Gsi(index = 3, name = "byStatus", pk = "STATUS#{status}#{city}", sk = "{orderId}")
public record Order(
        String customerId,
        String orderId,
        String city,
        Instant placedAt,
        long number,
        Status status,
        BigDecimal total)
        implements CustomerItem {}
