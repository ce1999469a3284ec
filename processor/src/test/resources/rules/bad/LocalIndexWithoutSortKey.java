package rules;

import io.keywright.annotation.Allow;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Lsi;
import io.keywright.annotation.Table;

public interface LocalIndexWithoutSortKey {

    @Allow("LocalIndex")
    @Entity
    @Key(pk = "ORDER#{orderId}")
    // ERROR [LocalIndexWithoutSortKey] rules.LocalIndexWithoutSortKey.Shop cannot have a local index without a sort key of its own: "@Lsi(index = 1)". Give every entity a sk in @Key, or write @Gsi.
    @Lsi(index = 1, name = "byStatus", sk = "STATUS#{status}")
    record Order(String orderId, String status) {}

    @Table(entities = Order.class)
    interface Shop {}
}
