package com.daintree.data;

import com.daintree.shop.OrderLine;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import java.math.BigDecimal;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link OrderLine} in the table {@link Daintree}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OrderLineAttributes {
  /** Stored as {@code orderId}. */
  public static final AttributeReference<OrderLine, String> ORDER_ID =
      AttributeReference.of("orderId", "orderId", Converters.STRING);

  /** Stored as {@code line}. */
  public static final AttributeReference<OrderLine, Integer> LINE =
      AttributeReference.of("line", "line", Converters.INT);

  /** Stored as {@code customerId}. */
  public static final AttributeReference<OrderLine, String> CUSTOMER_ID =
      AttributeReference.of("customerId", "customerId", Converters.STRING);

  /** Stored as {@code productId}. */
  public static final AttributeReference<OrderLine, String> PRODUCT_ID =
      AttributeReference.of("productId", "productId", Converters.STRING);

  /** Stored as {@code title}. */
  public static final AttributeReference<OrderLine, String> TITLE =
      AttributeReference.of("title", "title", Converters.STRING);

  /** Stored as {@code unitPrice}. */
  public static final AttributeReference<OrderLine, BigDecimal> UNIT_PRICE =
      AttributeReference.of("unitPrice", "unitPrice", Converters.BIG_DECIMAL);

  /** Stored as {@code quantity}. */
  public static final AttributeReference<OrderLine, Integer> QUANTITY =
      AttributeReference.of("quantity", "quantity", Converters.INT);

  private OrderLineAttributes() {}
}
