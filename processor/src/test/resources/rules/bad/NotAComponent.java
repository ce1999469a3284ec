package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import java.math.BigDecimal;
import java.util.List;

public interface NotAComponent {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
    // ERROR [NotAComponent] {tags} in pk of @Gsi(index = 1) on rules.NotAComponent.Order cannot be written into a key as List<String>: "TAG#{tags}". Take a property that is text, a whole number, a date or time, a UUID, an enum or a boolean.
    // ERROR [NotAComponent] {total} in sk of @Gsi(index = 1) on rules.NotAComponent.Order cannot be written into a key as BigDecimal: "{total}". Take a property that is text, a whole number, a date or time, a UUID, an enum or a boolean.
    @Gsi(index = 1, name = "byTag", pk = "TAG#{tags}", sk = "{total}")
    record Order(String customerId, String orderId, List<String> tags, BigDecimal total) {}

    @Table(entities = Order.class)
    interface Shop {}
}
