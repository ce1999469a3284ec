package com.daintree.data;

import com.daintree.shop.Payment;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import java.time.Instant;
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Payment} in the table {@link Daintree}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class PaymentKeys {
  static final KeyComponent<String> ORDER_ID =
      KeyComponent.of("Payment", "orderId", "ORDER#{orderId}", KeyFormats.text('#'));

  static final KeyComponent<Instant> PAID_AT =
      KeyComponent.of("Payment", "paidAt", "PAYMENT#{paidAt:seconds}#{paymentId}", KeyFormats.instantSeconds());

  static final KeyComponent<UUID> PAYMENT_ID =
      KeyComponent.of("Payment", "paymentId", "PAYMENT#{paidAt:seconds}#{paymentId}", KeyFormats.uuid());

  private PaymentKeys() {}

  /** Key: {@code ORDER#{orderId} / PAYMENT#{paidAt:seconds}#{paymentId}}. */
  public static PrimaryKey<Payment> primary(String orderId, Instant paidAt, UUID paymentId) {
    String text = new StringBuilder(57)
        .append("PAYMENT#")
        .append(PAID_AT.text(paidAt))
        .append("#")
        .append(PAYMENT_ID.text(paymentId))
        .toString();
    return PrimaryKey.of(Payment.class, partition(orderId), text);
  }

  static String partition(String orderId) {
    return "ORDER#".concat(ORDER_ID.text(orderId));
  }
}
