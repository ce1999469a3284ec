package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.TimeToLive;
import java.time.Instant;

public interface InvalidTimeToLive_noAttribute {

    @Entity
    @Key(pk = "SESSION#{sessionId}", sk = "SESSION")
    // ERROR [InvalidTimeToLive] @TimeToLive on rules.InvalidTimeToLive_noAttribute.Session.expiresAt cannot expire in rules.InvalidTimeToLive_noAttribute.Shop, which has no attribute for a time to live: "@TimeToLive". Write @Table(timeToLive = "ttl").
    record Session(String sessionId, @TimeToLive Instant expiresAt) {}

    @Table(entities = Session.class)
    interface Shop {}
}
