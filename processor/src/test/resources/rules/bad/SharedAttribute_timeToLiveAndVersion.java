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
    // ERROR [SharedAttribute] The property rules.SharedAttribute_timeToLiveAndVersion.Order.expires (in rules.SharedAttribute_timeToLiveAndVersion.Shop) may not share an attribute with the time to live of the table: "ttl". Take timeToLive out of @Table if the property says when the item expires, in epoch seconds, else write @Attribute with a name of its own: DynamoDB deletes by any number there.
    // ERROR [SharedAttribute] The version rules.SharedAttribute_timeToLiveAndVersion.Order.version (in rules.SharedAttribute_timeToLiveAndVersion.Shop) may not share an attribute with the sort key of index 1: "GSI1SK". Write @Attribute on the property with a name of its own; what the key needs of it, its template takes.
    // ERROR [NotAvailableYet] @Version on rules.SharedAttribute_timeToLiveAndVersion.Order.version cannot be used yet, since nothing generated counts or compares versions: "@Version". Remove it; until then count in a plain property, and add the condition to the request that toRequest() gives.
    record Order(String orderId, String status, @Attribute("ttl") long expires, @Attribute("GSI1SK") @Version long version) {}

    @Table(entities = {Session.class, Order.class}, timeToLive = "ttl")
    interface Shop {}
}
