package rules;

import io.keywright.annotation.Definition;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface InvalidDefinition_noCapacity {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    record Order(String orderId) {}

    @Table(
            entities = Order.class,
            // ERROR [InvalidDefinition] definition of @Table on rules.InvalidDefinition_noCapacity.Shop must give both capacities of provisioned billing, from 1 on: "5" and "0". Write readCapacity = 5, writeCapacity = 5.
            definition = @Definition(billing = Definition.Billing.PROVISIONED, readCapacity = 5))
    interface Shop {}
}
