package io.keywright.benchmark;

import io.keywright.benchmark.model.Account;
import io.keywright.benchmark.model.Delivery;
import io.keywright.benchmark.model.Line;
import io.keywright.benchmark.model.Order;
import io.keywright.benchmark.model.OrderState;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/** The values that every peer maps. */
public final class Samples {

    private Samples() {}

    /** Seven strings. */
    public static Account account() {
        return new Account("a-48151623", "Ada", "Lovelace", "ada@example.invalid", "London", "GB", "en");
    }

    /** Five lines, three labels, no note. */
    public static Order order() {
        List<Line> lines = new ArrayList<>();
        for (int i = 1; i <= 5; i++) {
            lines.add(new Line("sku-" + i * 7919, "Product number " + i, i, new BigDecimal("19.95")));
        }
        return new Order(
                "a-48151623",
                "2026-05-17-0042",
                "web",
                "EUR",
                4_200_042L,
                new BigDecimal("299.25"),
                Instant.parse("2026-05-17T10:15:30.123456789Z"),
                OrderState.SHIPPED,
                true,
                new Delivery("12 St James's Square", "SW1Y 4JH", "London", "GB"),
                lines,
                new LinkedHashSet<>(List.of("fragile", "insured", "priority")),
                null);
    }
}
