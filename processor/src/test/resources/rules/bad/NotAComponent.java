// OTHER MEMBERS the twin has other properties
package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import java.util.List;

public interface NotAComponent {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
    // ERROR [NotAComponent] {tags} in pk of @Gsi(index = 1) on rules.NotAComponent.Order cannot be written into a key as List<String>: "TAG#{tags}". Take a property that is text, a number, an instant, a date with or without a time, a month with its year, a year, a UUID, an enum or a boolean.
    // ERROR [NotAComponent] {photo} in sk of @Gsi(index = 1) on rules.NotAComponent.Order cannot be written into a key as byte[]: "{photo}". Take a property that is text, a number, an instant, a date with or without a time, a month with its year, a year, a UUID, an enum or a boolean.
    @Gsi(index = 1, name = "byTag", pk = "TAG#{tags}", sk = "{photo}")
    record Order(String customerId, String orderId, List<String> tags, byte[] photo) {}

    @Table(entities = Order.class)
    interface Shop {}
}
