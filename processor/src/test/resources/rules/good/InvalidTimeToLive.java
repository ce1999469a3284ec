package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.TimeToLive;
import java.time.Instant;

public interface InvalidTimeToLive {

    @Entity
    @Key(pk = "SESSION#{sessionId}", sk = "SESSION")
    // ERROR [NotAvailableYet] @TimeToLive on rules.InvalidTimeToLive.Session.expires cannot be used yet, since nothing generated writes a time to live: "@TimeToLive". Remove it; until then write @Attribute("ttl") long expires and set it in epoch seconds, take timeToLive out of @Table, and do aws dynamodb update-time-to-live with AttributeName=ttl.
    record Session(String sessionId, @TimeToLive Instant expires) {}

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "CART")
    // ERROR [NotAvailableYet] @TimeToLive on rules.InvalidTimeToLive.Cart.expiresAt cannot be used yet, since nothing generated writes a time to live: "@TimeToLive". Remove it; until then write @Attribute("ttl") long expiresAt and set it in epoch seconds, take timeToLive out of @Table, and do aws dynamodb update-time-to-live with AttributeName=ttl.
    record Cart(String customerId, @TimeToLive Instant expiresAt) {}

    @Table(entities = {Session.class, Cart.class}, timeToLive = "ttl")
    interface Shop {}
}
