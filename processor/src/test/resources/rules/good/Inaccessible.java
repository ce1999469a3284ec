package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public final class Inaccessible {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    public record Order(String orderId) {}

    @Table(entities = Order.class)
    public interface Shop {}
}
