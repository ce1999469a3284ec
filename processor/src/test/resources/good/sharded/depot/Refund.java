package depot;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import org.jspecify.annotations.Nullable;

/** Without an order it has no shard, and so no place in the index. */
@Entity
@Key(pk = "REFUND#{refundId}", sk = "REFUND")
@Gsi(index = 1, name = "byStatus", pk = "STATUS#{status}#{orderId:shard(4)}", sk = "REFUND#{refundId}")
public record Refund(String refundId, @Attribute("o") @Nullable String orderId, Status status) implements StatusItem {}
