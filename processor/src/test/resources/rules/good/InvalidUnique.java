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
            @Unique(scope = "tenant") String email,
            List<String> phones) {}

    @Table(entities = Customer.class)
    interface Shop {}
}
