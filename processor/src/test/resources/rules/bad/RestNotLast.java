// OTHER MEMBERS the twin has its components in another order
package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface RestNotLast {

    @Entity
    // ERROR [RestNotLast] {path:rest} in sk of @Key on rules.RestNotLast.Product must be the last placeholder, since it may hold the delimiter: "{path:rest}#{sku}". Move it behind {sku}, or write {path:escaped}, which writes the delimiter otherwise, or {path}, which refuses values that hold it.
    @Key(pk = "CATEGORY", sk = "{path:rest}#{sku}")
    record Product(String path, String sku) {}

    @Table(entities = Product.class)
    interface Shop {}
}
