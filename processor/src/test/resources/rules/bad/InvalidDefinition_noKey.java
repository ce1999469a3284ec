package rules;

import io.keywright.annotation.Definition;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface InvalidDefinition_noKey {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    record Order(String orderId) {}

    @Table(
            entities = Order.class,
            // ERROR [InvalidDefinition] definition of @Table on rules.InvalidDefinition_noKey.Shop must name the key that encrypts the table: "". Write kmsKey = "alias/orders".
            definition = @Definition(encryption = Definition.Encryption.CUSTOMER_MANAGED))
    interface Shop {}
}
