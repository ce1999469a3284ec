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
            // ERROR [InvalidDefinition] definition of @Table on rules.InvalidDefinition_keyOfAws.Shop may not name a key of the account where AWS has its own: "alias/orders". Write encryption = Definition.Encryption.CUSTOMER_MANAGED, or leave it out.
            definition = @Definition(kmsKey = "alias/orders"))
    interface Shop {}
}
