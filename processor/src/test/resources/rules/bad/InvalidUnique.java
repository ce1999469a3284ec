package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.Unique;
import java.util.List;

public interface InvalidUnique {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
    record Customer(
            String customerId,
            String tenant,
            // ERROR [InvalidUnique] scope of @Unique on rules.InvalidUnique.Customer.email must name a property of InvalidUnique.Customer: "tennant". Did you mean "tenant"?
            @Unique(scope = "tennant") String email,
            // ERROR [InvalidUnique] @Unique on rules.InvalidUnique.Customer.phones cannot compare values without a text: "List<String>". Mark a property that is text, a number, a date or time, a UUID, an enum or a boolean.
            @Unique List<String> phones) {}

    @Table(entities = Customer.class)
    interface Shop {}
}
