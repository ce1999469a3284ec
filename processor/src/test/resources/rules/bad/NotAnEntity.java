package rules;

import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface NotAnEntity {

    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    record Order(String orderId) {}

    // ERROR [NotAnEntity] The class rules.NotAnEntity.Order cannot be listed in @Table, since it is no entity: it lacks "@Entity". Annotate it with @Entity and @Key, or take it from the list.
    @Table(entities = Order.class)
    interface Shop {}
}
