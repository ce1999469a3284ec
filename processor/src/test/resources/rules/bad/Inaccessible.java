// OTHER MEMBERS generated code cannot name the class
package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public final class Inaccessible {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    // ERROR [Inaccessible] The entity rules.Inaccessible.Order must be reachable from rules, where the generated code lies: rules.Inaccessible.Order is private. Make it public.
    private record Order(String orderId) {}

    @Table(entities = Order.class)
    public interface Shop {}
}
