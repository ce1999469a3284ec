package io.keywright.benchmark.model;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The large entity: thirteen attributes of many kinds, one of them absent. */
@Entity
@Key(pk = "ACCOUNT#{accountId}", sk = "ORDER#{orderId}", name = "ofAccount")
@Gsi(index = 1, name = "byCity", pk = "CITY#{delivery.city}", sk = "{placedAt:seconds}#{orderId}")
public record Order(
        String accountId,
        String orderId,
        String channel,
        String currency,
        long number,
        BigDecimal total,
        Instant placedAt,
        OrderState state,
        boolean gift,
        Delivery delivery,
        List<Line> lines,
        Set<String> labels,
        @Nullable String note) {}
