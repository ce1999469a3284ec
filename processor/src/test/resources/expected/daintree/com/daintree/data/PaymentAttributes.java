package com.daintree.data;

import com.daintree.shop.Payment;
import com.daintree.shop.PaymentMethod;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
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
  public static final AttributeReference<Payment, String> ORDER_ID =
      AttributeReference.of("orderId", "orderId", Converters.STRING);

  /** Stored as {@code paidAt}. */
  public static final AttributeReference<Payment, Instant> PAID_AT =
      AttributeReference.of("paidAt", "paidAt", Converters.INSTANT);

  /** Stored as {@code paymentId}. */
  public static final AttributeReference<Payment, UUID> PAYMENT_ID =
      AttributeReference.of("paymentId", "paymentId", Converters.UUID);

  /** Stored as {@code method}. */
  public static final AttributeReference<Payment, PaymentMethod> METHOD =
      AttributeReference.of("method", "method", PaymentMapper.METHOD);

  /** Stored as {@code amount}. */
  public static final AttributeReference<Payment, BigDecimal> AMOUNT =
      AttributeReference.of("amount", "amount", Converters.BIG_DECIMAL);

  private PaymentAttributes() {}
}
