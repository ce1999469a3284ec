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
    // ERROR [SharedAttribute] The property rules.SharedAttribute.Order.status (in rules.SharedAttribute.Shop) may not share an attribute with the partition key of index 1: "GSI1PK". Write @Attribute on the property with a name of its own; what the key needs of it, its template takes.
    record Order(String customerId, String orderId, @Attribute("GSI1PK") String status) {}

    @Table(
            entities = Order.class,
            // ERROR [SharedAttribute] The sort key of index 1 (in rules.SharedAttribute.Shop) may not share an attribute with the partition key of the table: "PK". Give the index attributes of its own ("GSI1PK" and "GSI1SK" unless you name others) and let its templates hold the swapped or repeated values: that costs some bytes per item and keeps every index free to change.
            indexes = @Index(number = 1, sortKey = "PK"))
    interface Shop {}
}
