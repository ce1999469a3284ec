// OTHER MEMBERS what the key would be made of is not known
package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Table;

public interface MissingKey {

    @Entity
    // ERROR [MissingKey] The entity rules.MissingKey.Order must declare its primary key: it lacks "@Key". Add @Key(pk = "…").
    record Order(String orderId) {}

    @Table(entities = Order.class)
    interface Shop {}
}
