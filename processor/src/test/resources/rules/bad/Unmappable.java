// OTHER MEMBERS the twin has another type
package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import java.util.Map;

public interface Unmappable {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    // ERROR [Unmappable] The property details of rules.Unmappable.Order cannot be stored: its type "java.util.Map<java.lang.String, java.lang.Object>" holds "java.lang.Object", which is none that can be stored; supported are String, numbers, boolean, char, enums, java.time types, UUID, byte[], @Document types, and List, Set, Map and Optional of them.
    record Order(String orderId, Map<String, Object> details) {}

    @Table(entities = Order.class)
    interface Shop {}
}
