// OTHER MEMBERS a primitive has other changes than its box
package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import org.jspecify.annotations.Nullable;

public interface Unmappable_nullablePrimitive {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    // ERROR [Unmappable] The property discount of rules.Unmappable_nullablePrimitive.Order may not be both @Nullable and primitive: "int". Write Integer if it can be absent, or take @Nullable away.
    record Order(String orderId, @Nullable int discount) {}

    @Table(entities = Order.class)
    interface Shop {}
}
