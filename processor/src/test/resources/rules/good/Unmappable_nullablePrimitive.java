package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import org.jspecify.annotations.Nullable;

public interface Unmappable_nullablePrimitive {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    record Order(String orderId, @Nullable Integer discount) {}

    @Table(entities = Order.class)
    interface Shop {}
}
