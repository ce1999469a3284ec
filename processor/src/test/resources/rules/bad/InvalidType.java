package rules;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface InvalidType {

    // ERROR [InvalidType] The type of the entity rules.InvalidType.Customer may not hold half of a surrogate pair, which cannot be stored. Write the whole character.
    @Entity(type = "Customer\uD83D")
    // ERROR [MalformedTemplate] pk of @Key on rules.InvalidType.Customer may not hold half of a surrogate pair, which cannot be stored: the text from character 1 on. Write the whole character on one side of the placeholder.
    // ERROR [MalformedTemplate] pk of @Key on rules.InvalidType.Customer may not hold half of a surrogate pair, which cannot be stored: the text from character 22 on. Write the whole character on one side of the placeholder.
    @Key(pk = "CUSTOMER\uD83D{customerId}\uDE00", sk = "CUSTOMER")
    record Customer(
            String customerId,
            // ERROR [InvalidAttributeName] @Attribute on rules.InvalidType.Customer.name may not hold half of a surrogate pair, which cannot be stored. Write the whole character.
            @Attribute("n\uDE00") String name) {}

    @Table(entities = Customer.class)
    interface Shop {}
}
