package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface ListedTwice {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    record Order(String orderId) {}

    // ERROR [ListedTwice] The table rules.ListedTwice.Shop may not list an entity twice: "rules.ListedTwice.Order". Remove one of them.
    @Table(entities = {Order.class, Order.class})
    interface Shop {}
}
