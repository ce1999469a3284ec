package depot;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import java.math.BigDecimal;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Order} in the table {@link Depot}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OrderAttributes {
  /** Stored as {@code customerId}. */
  public static final AttributeReference<Order, String> CUSTOMER_ID =
      AttributeReference.of("customerId", "customerId", Converters.STRING);

  /** Stored as {@code orderId}. */
  public static final AttributeReference<Order, String> ORDER_ID =
      AttributeReference.of("orderId", "orderId", Converters.STRING);

  /** Stored as {@code placedAt}. */
  public static final AttributeReference<Order, Instant> PLACED_AT =
      AttributeReference.of("placedAt", "placedAt", Converters.INSTANT);

  /** Stored as {@code status}. */
  public static final AttributeReference<Order, Status> STATUS =
      AttributeReference.of("status", "status", OrderMapper.STATUS);

  /** Stored as {@code total}. */
  public static final AttributeReference<Order, BigDecimal> TOTAL =
      AttributeReference.of("total", "total", Converters.BIG_DECIMAL);

  private OrderAttributes() {}
}
