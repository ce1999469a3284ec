package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.TimeToLive;
import io.keywright.annotation.Unique;
import java.time.Instant;

public interface MissingOnExpiry {

    @Entity
    @Key(pk = "INVITATION#{invitationId}", sk = "INVITATION")
    record Invitation(
            String invitationId,
            // ERROR [MissingOnExpiry] @Unique on rules.MissingOnExpiry.Invitation.email must say what becomes of the value when DynamoDB deletes its owner, of which the guard hears nothing: "@Unique". Write onExpiry = OnExpiry.RELEASE if it can be taken again, or OnExpiry.KEEP.
            @Unique(format = "lower") String email,
            @TimeToLive Instant expiresAt) {}

    @Table(entities = Invitation.class, timeToLive = "ttl")
    interface Shop {}
}
