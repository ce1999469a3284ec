package desk;

import io.keywright.annotation.Allow;
import io.keywright.annotation.Attribute;
import io.keywright.annotation.Document;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Lsi;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Addressed by the day and found by the second: its key does not tell when it was placed. */
@Entity
@Allow({"LocalIndex", "HotPartition"})
@Key(pk = "DAY#{placedAt:date}", sk = "ORDER#{orderId}")
@Gsi(index = 1, name = "byStatus", pk = "STATUS#{status}#{orderId:shard(3)}", sk = "{placedAt:seconds}")
@Gsi(index = 2, name = "byTotal", pk = "TOTALS", sk = "{total:signed8.2}#{orderId}")
@Gsi(index = 3, name = "byCourier", pk = "COURIER#{courier:lower}", sk = "{status}#{stop:4}")
@Gsi(index = 4, name = "byCountry", pk = "COUNTRY#{shipTo.country}", sk = "{orderId}")
@Gsi(index = 5, name = "byBill", pk = "BILL#{billTo.country}#{billTo.city:upper}", sk = "{courier}")
@Lsi(index = 1, name = "byStop", sk = "STOP#{stop:4}")
public record Order(
        String orderId,
        Instant placedAt,
        Status status,
        @Nullable BigDecimal total,
        @Attribute("c") @Nullable String courier,
        Optional<Integer> stop,
        Address shipTo,
        @Nullable Address billTo,
        @Attribute("n") @Nullable String note,
        Address origin,
        List<Line> lines,
        @Nullable List<String> remarks,
        Set<String> tags,
        Map<String, Integer> counts,
        long views) {

    /** How far it has come. */
    public enum Status {
        OPEN,
        SENT,
        LOST
    }

    /** Where somebody lives. */
    @Document
    public record Address(@Attribute("s") String street, @Nullable String city, String country) {}

    /** What was ordered. */
    @Document
    public record Line(String sku, int quantity) {}
}
