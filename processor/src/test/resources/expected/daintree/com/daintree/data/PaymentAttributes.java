package com.daintree.data;

import com.daintree.shop.Payment;
import com.daintree.shop.PaymentMethod;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.AttributeReference;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Payment} in the table {@link Daintree}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class PaymentAttributes {
  /** Stored as {@code orderId}. */
  public static final TextAttribute<Payment> ORDER_ID =
      new TextAttribute<>(AttributePath.of("orderId", "orderId"));

  /** Stored as {@code paidAt}. */
  public static final OrderedAttribute<Payment, Instant> PAID_AT =
      new OrderedAttribute<>(AttributePath.of("paidAt", "paidAt"), Converters.ofInstant());

  /** Stored as {@code paymentId}. */
  public static final OrderedAttribute<Payment, UUID> PAYMENT_ID =
      new OrderedAttribute<>(AttributePath.of("paymentId", "paymentId"), Converters.ofUuid());

  /** Stored as {@code method}. */
  public static final AttributeReference<Payment, PaymentMethod> METHOD =
      new AttributeReference<>(AttributePath.of("method", "method"), PaymentMapper.METHOD);

  /** Stored as {@code amount}. */
  public static final OrderedAttribute<Payment, BigDecimal> AMOUNT =
      new OrderedAttribute<>(AttributePath.of("amount", "amount"), Converters.ofBigDecimal());

  private PaymentAttributes() {}
}
