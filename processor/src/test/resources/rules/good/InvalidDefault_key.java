package rules;

import io.keywright.annotation.Default;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import java.math.BigDecimal;

public interface InvalidDefault_key {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    @Gsi(index = 1, name = "byShop", pk = "SHOP#{shop:sha256}", sk = "{pieces:3}#{rank:signed2}#{orderId}")
    @Gsi(index = 2, name = "byPrice", pk = "PRICE#{branch:shard(4)}", sk = "{price:4.2}#{weight:4.1}#{orderId}")
    record Order(
            String orderId,
            @Default("main") String shop,
            @Default("999") int pieces,
            @Default("-99") long rank,
            @Default("main") String branch,
            @Default("9999.99") BigDecimal price,
            @Default("0.50") double weight) {}

    @Table(entities = Order.class)
    interface Shop {}
}
