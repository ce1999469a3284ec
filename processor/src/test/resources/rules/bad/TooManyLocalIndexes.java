// OTHER MEMBERS the twin has a global index instead
package rules;

import io.keywright.annotation.Allow;
import io.keywright.annotation.Entity;
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
    // ERROR [TooManyLocalIndexes] rules.TooManyLocalIndexes.Shop may not have more than 5 local indexes, DynamoDB's limit: "@Lsi(index = 6)" is number 6. Write @Gsi.
    @Lsi(index = 6, name = "byZeta", sk = "{zeta}")
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
