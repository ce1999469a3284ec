// OTHER MEMBERS filters can ask of what the index includes, which is something else
package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Index;
import io.keywright.annotation.Key;
import io.keywright.annotation.Projected;
import io.keywright.annotation.Table;

public interface UnknownInclude {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
    @Gsi(index = 1, name = "byStatus", pk = "STATUS#{status}", sk = "{orderId}")
    record Order(String customerId, String orderId, String status, long total) {}

    @Table(
            entities = Order.class,
            // ERROR [UnknownInclude] include of @Index(number = 1) on rules.UnknownInclude.Shop must name properties of entities that are in the index: "totl". Did you mean "total"?
            indexes = @Index(number = 1, projection = Projected.INCLUDE, include = {"totl"}))
    interface Shop {}
}
