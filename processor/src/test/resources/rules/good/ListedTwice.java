package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface ListedTwice {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    record Order(String orderId) {}

    @Table(entities = Order.class)
    interface Shop {}
}
