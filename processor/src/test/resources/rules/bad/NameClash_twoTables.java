// OTHER MEMBERS the twin has another entity
package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface NameClash_twoTables {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    record Order(String orderId) {}

    // ERROR [NameClash] rules.NameClash_twoTables.Shop cannot list an entity whose generated classes NameClash_twoTables.Archive of the same package has already: "NameClash_twoTables.Order". Put one of the tables into a package of its own, or list the entity once.
    @Table(entities = Order.class)
    interface Shop {}

    @Table(entities = Order.class)
    interface Archive {}
}
