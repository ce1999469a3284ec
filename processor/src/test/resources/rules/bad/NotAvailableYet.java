// OTHER MEMBERS the twin has other properties
package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Immutable;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.TimeToLive;
import io.keywright.annotation.Unique;
import io.keywright.annotation.Version;
import java.time.Instant;

public interface NotAvailableYet {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
    record Customer(
            String customerId,
            // ERROR [NotAvailableYet] @Unique on rules.NotAvailableYet.Customer.email cannot be used yet, since nothing generated writes guards: "@Unique". Remove it; until then make the value the primary key of an entity of its own, and create that before the owner.
            @Unique String email,
            // ERROR [NotAvailableYet] @Immutable on rules.NotAvailableYet.Customer.country cannot be used yet, since nothing generated refuses a change: "@Immutable". Remove it; until then write such items with create alone.
            @Immutable String country,
            // ERROR [NotAvailableYet] @Version on rules.NotAvailableYet.Customer.version cannot be used yet, since nothing generated counts or compares versions: "@Version". Remove it; until then count in a plain property, and add the condition to the request that toRequest() gives.
            @Version long version) {}

    @Entity
    @Key(pk = "SESSION#{sessionId}", sk = "SESSION")
    // ERROR [NotAvailableYet] @TimeToLive on rules.NotAvailableYet.Session.expiresAt cannot be used yet, since nothing generated writes a time to live: "@TimeToLive". Remove it; until then write @Attribute("ttl") long expiresAt and set it in epoch seconds, take timeToLive out of @Table, and do aws dynamodb update-time-to-live with AttributeName=ttl.
    record Session(String sessionId, @TimeToLive Instant expiresAt) {}

    @Table(entities = {Customer.class, Session.class}, timeToLive = "ttl")
    interface Shop {}
}
