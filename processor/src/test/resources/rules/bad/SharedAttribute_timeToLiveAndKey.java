package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.TimeToLive;
import java.time.Instant;

public interface SharedAttribute_timeToLiveAndKey {

    @Entity
    @Key(pk = "SESSION#{sessionId}", sk = "SESSION")
    record Session(String sessionId, @TimeToLive Instant expiresAt) {}

    // ERROR [SharedAttribute] The time to live of the table (in rules.SharedAttribute_timeToLiveAndKey.Shop) may not share an attribute with the sort key of the table: "SK". Write another name, such as "ttl".
    @Table(entities = Session.class, timeToLive = "SK")
    interface Shop {}
}
