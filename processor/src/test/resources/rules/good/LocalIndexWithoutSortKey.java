package rules;

import io.keywright.annotation.Allow;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Lsi;
import io.keywright.annotation.Table;

public interface LocalIndexWithoutSortKey {

    @Allow("LocalIndex")
    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    @Lsi(index = 1, name = "byStatus", sk = "STATUS#{status}")
    record Order(String orderId, String status) {}

    @Table(entities = Order.class)
    interface Shop {}
}
