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
            // ERROR [InvalidDefault] The default of rules.InvalidDefault_key.Order.shop (String) may not be empty, since {shop:sha256} in pk of @Gsi(index = 1) on rules.InvalidDefault_key.Order takes it: "". Write a text, or take it away.
            @Default("") String shop,
            // ERROR [InvalidDefault] The default of rules.InvalidDefault_key.Order.pieces (int) may not have more than 3 digits before the point, since {pieces:3} in sk of @Gsi(index = 1) on rules.InvalidDefault_key.Order takes it: "1000". Write a number that fits there, or a format that it fits.
            @Default("1000") int pieces,
            // ERROR [InvalidDefault] The default of rules.InvalidDefault_key.Order.rank (long) may not have more than 2 digits before the point, since {rank:signed2} in sk of @Gsi(index = 1) on rules.InvalidDefault_key.Order takes it: "-100". Write a number that fits there, or a format that it fits.
            @Default("-100") long rank,
            // ERROR [InvalidDefault] The default of rules.InvalidDefault_key.Order.branch (String) may not be empty, since {branch:shard(4)} in pk of @Gsi(index = 2) on rules.InvalidDefault_key.Order takes it: "". Write a text, or take it away.
            @Default("") String branch,
            // ERROR [InvalidDefault] The default of rules.InvalidDefault_key.Order.price (BigDecimal) may not be negative, since {price:4.2} in sk of @Gsi(index = 2) on rules.InvalidDefault_key.Order takes it: "-1". Write a number that fits there, or a format that it fits.
            @Default("-1") BigDecimal price,
            // ERROR [InvalidDefault] The default of rules.InvalidDefault_key.Order.weight (double) may not have more than 1 digits behind the point, since {weight:4.1} in sk of @Gsi(index = 2) on rules.InvalidDefault_key.Order takes it: "0.25". Write a number that fits there, or a format that it fits.
            @Default("0.25") double weight) {}

    @Table(entities = Order.class)
    interface Shop {}
}
