package rules;

import io.keywright.annotation.Definition;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface InvalidDefinition {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    record Order(String orderId) {}

    @Table(
            entities = Order.class,
            // ERROR [InvalidDefinition] definition of @Table on rules.InvalidDefinition.Shop may not give capacities where requests are paid one by one: "5" and "5". Write billing = Definition.Billing.PROVISIONED, or leave them out.
            definition = @Definition(readCapacity = 5, writeCapacity = 5))
    interface Shop {}
}
