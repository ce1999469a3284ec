package depot;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.AttributeReference;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Refund} in the table {@link Depot}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class RefundAttributes {
  /** Stored as {@code refundId}. */
  public static final TextAttribute<Refund> REFUND_ID =
      new TextAttribute<>(AttributePath.of("refundId", "refundId"));

  /** Stored as {@code o}. */
  public static final TextAttribute<Refund> ORDER_ID =
      new TextAttribute<>(AttributePath.of("orderId", "o"));

  /** Stored as {@code status}. */
  public static final AttributeReference<Refund, Status> STATUS =
      new AttributeReference<>(AttributePath.of("status", "status"), RefundMapper.STATUS);

  private RefundAttributes() {}
}
