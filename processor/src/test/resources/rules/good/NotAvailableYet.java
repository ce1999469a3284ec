package rules;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface NotAvailableYet {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
    record Customer(
            String customerId,
            String email,
            String country,
            long version) {}

    @Entity
    @Key(pk = "SESSION#{sessionId}", sk = "SESSION")
    record Session(String sessionId, @Attribute("ttl") long expiresAt) {}

    @Table(entities = {Customer.class, Session.class})
    interface Shop {}
}
