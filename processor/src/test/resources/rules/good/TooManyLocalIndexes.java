package rules;

import io.keywright.annotation.Allow;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Lsi;
import io.keywright.annotation.Table;

public interface TooManyLocalIndexes {

    @Allow("LocalIndex")
    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
    @Lsi(index = 1, name = "byAlpha", sk = "{alpha}")
    @Lsi(index = 2, name = "byBeta", sk = "{beta}")
    @Lsi(index = 3, name = "byGamma", sk = "{gamma}")
    @Lsi(index = 4, name = "byDelta", sk = "{delta}")
    @Lsi(index = 5, name = "byEpsilon", sk = "{epsilon}")
    @Gsi(index = 1, name = "byZeta", pk = "CUSTOMER#{customerId}", sk = "{zeta}")
    record Order(
            String customerId,
            String orderId,
            String alpha,
            String beta,
            String gamma,
            String delta,
            String epsilon,
            String zeta) {}

    @Table(entities = Order.class)
    interface Shop {}
}
