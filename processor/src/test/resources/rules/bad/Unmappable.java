// OTHER MEMBERS the twin has another type
package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import java.util.Map;

public interface Unmappable {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    // ERROR [Unmappable] The property details of rules.Unmappable.Order cannot be stored: its type "java.util.Map<java.lang.String, java.lang.Object>" holds "java.lang.Object", which says nothing of what it holds, so nothing could be read back as it was; write the type that is meant, or name a converter with @Converted.
    record Order(String orderId, Map<String, Object> details) {}

    @Table(entities = Order.class)
    interface Shop {}
}
