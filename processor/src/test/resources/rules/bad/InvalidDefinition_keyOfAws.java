package rules;

import io.keywright.annotation.Definition;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface InvalidDefinition_keyOfAws {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    record Order(String orderId) {}

    @Table(
            entities = Order.class,
            definition = @Definition(kmsKey = "alias/orders"))
    interface Shop {}
}
