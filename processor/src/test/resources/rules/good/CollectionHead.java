package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.ItemCollection;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import java.util.List;

public interface CollectionHead {

    @ItemCollection
    record OrderWithLines(Order order, List<Line> lines) {}

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
    record Order(String customerId, String orderId) {}

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}#LINE#{line:3}")
    record Line(String customerId, String orderId, int line) {}

    @Table(
            entities = {Order.class, Line.class},
            collections = OrderWithLines.class)
    interface Shop {}
}
