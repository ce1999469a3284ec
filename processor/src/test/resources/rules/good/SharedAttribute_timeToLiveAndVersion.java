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
    record Order(String orderId, String status, @Attribute("ex") long expires, @Attribute("v") @Version long version) {}

    @Table(entities = {Session.class, Order.class}, timeToLive = "ttl")
    interface Shop {}
}
