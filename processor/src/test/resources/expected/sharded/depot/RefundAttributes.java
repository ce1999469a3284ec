package depot;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Refund} in the table {@link Depot}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class RefundAttributes {
  /** Stored as {@code refundId}. */
  public static final AttributeReference<Refund, String> REFUND_ID =
      AttributeReference.of("refundId", "refundId", Converters.STRING);

  /** Stored as {@code o}. */
  public static final AttributeReference<Refund, String> ORDER_ID =
      AttributeReference.of("orderId", "o", Converters.STRING);

  /** Stored as {@code status}. */
  public static final AttributeReference<Refund, Status> STATUS =
      AttributeReference.of("status", "status", RefundMapper.STATUS);

  private RefundAttributes() {}
}
