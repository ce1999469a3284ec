package rules;

import io.keywright.annotation.CreatedAt;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.UpdatedAt;
import java.time.Instant;

public interface InvalidTimeOfWriting {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
    record Customer(
            String customerId,
            // ERROR [NotAvailableYet] @CreatedAt on rules.InvalidTimeOfWriting.Customer.since cannot be used yet, since nothing generated sets times: "@CreatedAt". Remove it; until then set a plain property.
            @CreatedAt Instant since,
            // ERROR [NotAvailableYet] @UpdatedAt on rules.InvalidTimeOfWriting.Customer.updatedAt cannot be used yet, since nothing generated sets times: "@UpdatedAt". Remove it; until then set a plain property.
            @UpdatedAt Instant updatedAt,
            Instant seenAt) {}

    @Table(entities = Customer.class)
    interface Shop {}
}
