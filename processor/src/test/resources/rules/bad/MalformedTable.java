package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface MalformedTable {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    record Order(String orderId) {}

    // ERROR [MalformedTable] The table rules.MalformedTable.Shop must be an interface without type parameters that is not private: "Shop". Write @Table interface Shop {}.
    @Table(entities = Order.class)
    final class Shop {}
}
