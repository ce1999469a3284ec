package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Lsi;
import io.keywright.annotation.Table;

public interface LocalIndex {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "LINE#{line:4}")
    // WARNING [LocalIndex] rules.LocalIndex.Shop should not have a local index without need, since it holds each partition to 10 GB and cannot be added to a table that exists: "@Lsi(index = 1)". Write @Gsi, or @Allow("LocalIndex") if that is meant.
    @Lsi(index = 1, name = "bySku", sk = "SKU#{sku}")
    record OrderLine(String orderId, int line, String sku) {}

    @Table(entities = OrderLine.class)
    interface Shop {}
}
