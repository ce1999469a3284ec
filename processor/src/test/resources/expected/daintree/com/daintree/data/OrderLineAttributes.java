package com.daintree.data;

import com.daintree.shop.OrderLine;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
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
  public static final TextAttribute<OrderLine> ORDER_ID =
      new TextAttribute<>(AttributePath.of("orderId", "orderId"));

  /** Stored as {@code line}. */
  public static final OrderedAttribute<OrderLine, Integer> LINE =
      new OrderedAttribute<>(AttributePath.of("line", "line"), Converters.ofInt());

  /** Stored as {@code customerId}. */
  public static final TextAttribute<OrderLine> CUSTOMER_ID =
      new TextAttribute<>(AttributePath.of("customerId", "customerId"));

  /** Stored as {@code productId}. */
  public static final TextAttribute<OrderLine> PRODUCT_ID =
      new TextAttribute<>(AttributePath.of("productId", "productId"));

  /** Stored as {@code title}. */
  public static final TextAttribute<OrderLine> TITLE =
      new TextAttribute<>(AttributePath.of("title", "title"));

  /** Stored as {@code unitPrice}. */
  public static final OrderedAttribute<OrderLine, BigDecimal> UNIT_PRICE =
      new OrderedAttribute<>(AttributePath.of("unitPrice", "unitPrice"), Converters.ofBigDecimal());

  /** Stored as {@code quantity}. */
  public static final OrderedAttribute<OrderLine, Integer> QUANTITY =
      new OrderedAttribute<>(AttributePath.of("quantity", "quantity"), Converters.ofInt());

  private OrderLineAttributes() {}
}
