// OTHER MEMBERS the twin has another type
package rules;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.TimeToLive;
import java.time.Instant;
import java.time.LocalDate;

public interface InvalidTimeToLive {

    @Entity
    @Key(pk = "SESSION#{sessionId}", sk = "SESSION")
    // ERROR [InvalidTimeToLive] @TimeToLive on rules.InvalidTimeToLive.Session.expires must be an Instant, or a long or Long of epoch seconds: "LocalDate". Write Instant expires.
    record Session(String sessionId, @TimeToLive LocalDate expires) {}

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "CART")
    // ERROR [InvalidTimeToLive] @TimeToLive on rules.InvalidTimeToLive.Cart.expiresAt must be stored under the one attribute that rules.InvalidTimeToLive.Shop has for a time to live, "ttl": "expires". Take @Attribute away.
    record Cart(String customerId, @Attribute("expires") @TimeToLive Instant expiresAt) {}

    @Table(entities = {Session.class, Cart.class}, timeToLive = "ttl")
    interface Shop {}
}
