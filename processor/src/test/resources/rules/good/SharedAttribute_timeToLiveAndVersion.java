package rules;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.TimeToLive;
import io.keywright.annotation.Version;
import java.time.Instant;

public interface SharedAttribute_timeToLiveAndVersion {

    @Entity
    @Key(pk = "SESSION#{sessionId}", sk = "SESSION")
    // ERROR [NotAvailableYet] @TimeToLive on rules.SharedAttribute_timeToLiveAndVersion.Session.expiresAt cannot be used yet, since nothing generated writes a time to live: "@TimeToLive". Remove it; until then write @Attribute("ttl") long expiresAt and set it in epoch seconds, take timeToLive out of @Table, and do aws dynamodb update-time-to-live with AttributeName=ttl.
    record Session(String sessionId, @TimeToLive Instant expiresAt) {}

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    @Gsi(index = 1, name = "byStatus", pk = "STATUS#{status}", sk = "{orderId}")
    // ERROR [NotAvailableYet] @Version on rules.SharedAttribute_timeToLiveAndVersion.Order.version cannot be used yet, since nothing generated counts or compares versions: "@Version". Remove it; until then count in a plain property, and add the condition to the request that toRequest() gives.
    record Order(String orderId, String status, @Attribute("ex") long expires, @Attribute("v") @Version long version) {}

    @Table(entities = {Session.class, Order.class}, timeToLive = "ttl")
    interface Shop {}
}
