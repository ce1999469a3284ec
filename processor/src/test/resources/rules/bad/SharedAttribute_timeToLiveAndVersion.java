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
    record Session(String sessionId, @TimeToLive Instant expiresAt) {}

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    @Gsi(index = 1, name = "byStatus", pk = "STATUS#{status}", sk = "{orderId}")
    // ERROR [SharedAttribute] The property rules.SharedAttribute_timeToLiveAndVersion.Order.expires (in rules.SharedAttribute_timeToLiveAndVersion.Shop) may not share an attribute with the time to live of the table: "ttl". Write @TimeToLive on the property if it says when the item expires, else @Attribute with a name of its own: DynamoDB deletes by any number there.
    // ERROR [SharedAttribute] The version rules.SharedAttribute_timeToLiveAndVersion.Order.version (in rules.SharedAttribute_timeToLiveAndVersion.Shop) may not share an attribute with the sort key of index 1: "GSI1SK". Write @Attribute on the property with a name of its own; what the key needs of it, its template takes.
    record Order(String orderId, String status, @Attribute("ttl") long expires, @Attribute("GSI1SK") @Version long version) {}

    @Table(entities = {Session.class, Order.class}, timeToLive = "ttl")
    interface Shop {}
}
