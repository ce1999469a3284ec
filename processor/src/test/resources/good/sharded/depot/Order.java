package depot;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import java.math.BigDecimal;
import java.time.Instant;

/** A few statuses for all orders: each is spread over four shards. */
@Entity
@Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}", name = "ofCustomer")
@Gsi(index = 1, name = "byStatus", pk = "STATUS#{status}#{orderId:shard(4)}", sk = "ORDER#{placedAt:seconds}#{orderId}")
@Gsi(index = 3, name = "byTotal", pk = "{orderId:shard(2)}#TOTAL", sk = "{total:8.2}")
@Gsi(index = 4, name = "byDay", pk = "DAY#{placedAt:date}#{placedAt:shard(3)}", sk = "{orderId}")
public record Order(String customerId, String orderId, Instant placedAt, Status status, BigDecimal total)
        implements StatusItem {}
