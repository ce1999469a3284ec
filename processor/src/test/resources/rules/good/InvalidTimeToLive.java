package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.TimeToLive;
import java.time.Instant;

public interface InvalidTimeToLive {

    @Entity
    @Key(pk = "SESSION#{sessionId}", sk = "SESSION")
    record Session(String sessionId, @TimeToLive Instant expires) {}

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "CART")
    record Cart(String customerId, @TimeToLive Instant expiresAt) {}

    @Table(entities = {Session.class, Cart.class}, timeToLive = "ttl")
    interface Shop {}
}
