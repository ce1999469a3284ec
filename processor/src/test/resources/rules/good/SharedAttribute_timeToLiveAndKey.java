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

    @Table(entities = Session.class, timeToLive = "ttl")
    interface Shop {}
}
