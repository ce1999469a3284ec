package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.OnExpiry;
import io.keywright.annotation.Table;
import io.keywright.annotation.TimeToLive;
import io.keywright.annotation.Unique;
import java.time.Instant;

public interface MissingOnExpiry {

    @Entity
    @Key(pk = "INVITATION#{invitationId}", sk = "INVITATION")
    record Invitation(
            String invitationId,
            @Unique(format = "lower", onExpiry = OnExpiry.RELEASE) String email,
            @TimeToLive Instant expiresAt) {}

    @Table(entities = Invitation.class, timeToLive = "ttl")
    interface Shop {}
}
