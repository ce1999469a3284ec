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
            @CreatedAt Instant since,
            @UpdatedAt Instant updatedAt,
            Instant seenAt) {}

    @Table(entities = Customer.class)
    interface Shop {}
}
