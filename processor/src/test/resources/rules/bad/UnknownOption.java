// GLOBAL ERROR [UnknownOption] The option keywright.artifacts must be one of none, model, all: "everything". Write -Akeywright.artifacts=none or -Akeywright.artifacts=model or -Akeywright.artifacts=all.
// OPTION -Akeywright.artifacts=everything
package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface UnknownOption {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    record Order(String orderId) {}

    @Table(entities = Order.class)
    interface Shop {}
}
