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
            // ERROR [NotAvailableYet] @Unique on rules.MissingOnExpiry.Invitation.email cannot be used yet, since nothing generated writes guards: "@Unique". Remove it; until then make the value the primary key of an entity of its own, and create that before the owner.
            @Unique(format = "lower", onExpiry = OnExpiry.RELEASE) String email,
            // ERROR [NotAvailableYet] @TimeToLive on rules.MissingOnExpiry.Invitation.expiresAt cannot be used yet, since nothing generated writes a time to live: "@TimeToLive". Remove it; until then write @Attribute("ttl") long expiresAt and set it in epoch seconds, take timeToLive out of @Table, and do aws dynamodb update-time-to-live with AttributeName=ttl.
            @TimeToLive Instant expiresAt) {}

    @Table(entities = Invitation.class, timeToLive = "ttl")
    interface Shop {}
}
