package rules;

import io.keywright.annotation.Allow;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Lsi;
import io.keywright.annotation.Table;

public interface LocalIndex {

    // An order has a few hundred lines at most.
    @Allow("LocalIndex")
    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "LINE#{line:4}")
    @Lsi(index = 1, name = "bySku", sk = "SKU#{sku}")
    record OrderLine(String orderId, int line, String sku) {}

    @Table(entities = OrderLine.class)
    interface Shop {}
}
