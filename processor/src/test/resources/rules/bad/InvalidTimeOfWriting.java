// OTHER MEMBERS the twin has another type
package rules;

import io.keywright.annotation.CreatedAt;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.UpdatedAt;
import java.time.Instant;
import java.time.LocalDate;

public interface InvalidTimeOfWriting {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
    record Customer(
            String customerId,
            // ERROR [InvalidTimeOfWriting] @CreatedAt on rules.InvalidTimeOfWriting.Customer.since must be an Instant: "LocalDate". Write Instant since.
            @CreatedAt LocalDate since,
            @UpdatedAt Instant updatedAt,
            // ERROR [InvalidTimeOfWriting] @UpdatedAt on rules.InvalidTimeOfWriting.Customer.seenAt may not be a second time of the last write beside "updatedAt": "seenAt". Keep one of them.
            @UpdatedAt Instant seenAt) {}

    @Table(entities = Customer.class)
    interface Shop {}
}
