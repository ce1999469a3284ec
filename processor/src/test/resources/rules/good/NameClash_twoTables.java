package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface NameClash_twoTables {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    record Order(String orderId) {}

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    record OldOrder(String orderId) {}

    @Table(entities = Order.class)
    interface Shop {}

    @Table(entities = OldOrder.class)
    interface Archive {}
}
