package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.ItemCollection;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import java.util.List;

public interface CollectionHead {

    // ERROR [CollectionHead] The collection rules.CollectionHead.OrderWithLines must have a head whose key its query knows: "ORDER#{orderId}" of CollectionHead.Order names more than the partition does. Let it name only what the partition key names, or let the sort keys of all lists start with it and a delimiter.
    @ItemCollection
    record OrderWithLines(Order order, List<Line> lines) {}

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
    record Order(String customerId, String orderId) {}

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "LINE#{orderId}#{line:3}")
    record Line(String customerId, String orderId, int line) {}

    @Table(
            entities = {Order.class, Line.class},
            collections = OrderWithLines.class)
    interface Shop {}
}
