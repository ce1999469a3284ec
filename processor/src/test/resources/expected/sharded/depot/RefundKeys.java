package depot;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.Partitions;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Refund} in the table {@link Depot}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class RefundKeys {
  static final KeyComponent<String> REFUND_ID =
      KeyComponent.of("Refund", "refundId", "REFUND#{refundId}", KeyFormats.text('#'));

  static final KeyComponent<Status> STATUS =
      KeyComponent.of("Refund", "status", "STATUS#{status}#{orderId:shard(4)}", KeyFormats.<Status>enumName());

  static final KeyComponent<String> ORDER_ID_SHARD =
      KeyComponent.of("Refund", "orderId", "STATUS#{status}#{orderId:shard(4)}",
      KeyFormats.shard(4, KeyFormats.rest()));

  private RefundKeys() {}

  /** Key: {@code REFUND#{refundId} / REFUND}. */
  public static PrimaryKey<Refund> primary(String refundId) {
    return PrimaryKey.of(Refund.class, partition(refundId), "REFUND");
  }

  static String partition(String refundId) {
    return "REFUND#".concat(REFUND_ID.text(refundId));
  }

  /** Key in {@code GSI1}: {@code GSI1PK = STATUS#{status}#{orderId:shard(4)}}, {@code GSI1SK = REFUND#{refundId}}. */
  public static IndexKey byStatus(Status status, String orderId, String refundId) {
    return IndexKey.of(Refund.class, byStatusPartition(status, orderId), "REFUND#".concat(REFUND_ID.text(refundId)));
  }

  static String byStatusPartition(Status status, String orderId) {
    return new StringBuilder(56)
        .append("STATUS#")
        .append(STATUS.text(status))
        .append("#")
        .append(ORDER_ID_SHARD.text(orderId))
        .toString();
  }

  static Partitions byStatusPartitions(Status status) {
    return Partitions.of("STATUS#")
        .then(STATUS.text(status))
        .then("#")
        .thenShards(4);
  }

  static Partitions byStatusPartitions(Status status, String orderId) {
    return Partitions.of(byStatusPartition(status, orderId));
  }
}
