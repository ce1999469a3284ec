package com.daintree.data;

import com.daintree.shop.Order;
import com.daintree.shop.OrderStatus;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.AttributeReference;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Order} in the table {@link Daintree}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OrderAttributes {
  /** Stored as {@code customerId}. */
  public static final TextAttribute<Order> CUSTOMER_ID =
      new TextAttribute<>(AttributePath.of("customerId", "customerId"));

  /** Stored as {@code orderId}. */
  public static final TextAttribute<Order> ORDER_ID =
      new TextAttribute<>(AttributePath.of("orderId", "orderId"));

  /** Stored as {@code placedAt}. */
  public static final OrderedAttribute<Order, Instant> PLACED_AT =
      new OrderedAttribute<>(AttributePath.of("placedAt", "placedAt"), Converters.ofInstant());

  /** Stored as {@code status}. */
  public static final AttributeReference<Order, OrderStatus> STATUS =
      new AttributeReference<>(AttributePath.of("status", "status"), OrderMapper.STATUS);

  /** Stored as {@code shipTo}. */
  public static final Daintree_AddressAttributes<Order> SHIP_TO =
      new Daintree_AddressAttributes<>(AttributePath.of("shipTo", "shipTo"));

  /** Stored as {@code total}. */
  public static final OrderedAttribute<Order, BigDecimal> TOTAL =
      new OrderedAttribute<>(AttributePath.of("total", "total"), Converters.ofBigDecimal());

  /** Stored as {@code deliveredOn}. */
  public static final OrderedAttribute<Order, LocalDate> DELIVERED_ON =
      new OrderedAttribute<>(AttributePath.of("deliveredOn", "deliveredOn"), Converters.ofLocalDate());

  private OrderAttributes() {}
}
