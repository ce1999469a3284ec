package rules;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Index;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface SharedAttribute {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
    @Gsi(index = 1, name = "byOrder", pk = "ORDER#{orderId}", sk = "CUSTOMER#{customerId}")
    record Order(String customerId, String orderId, @Attribute("st") String status) {}

    @Table(
            entities = Order.class,
            indexes = @Index(number = 1, sortKey = "GSI1SK"))
    interface Shop {}
}
