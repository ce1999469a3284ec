package com.daintree.data;

import com.daintree.shop.Order;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Order} in the table {@link Daintree}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OrderKeys {
  static final KeyComponent<String> CUSTOMER_ID =
      KeyComponent.of("Order", "customerId", "CUSTOMER#{customerId}", KeyFormats.text('#'));

  static final KeyComponent<String> ORDER_ID =
      KeyComponent.of("Order", "orderId", "ORDER#{orderId}", KeyFormats.text('#'));

  private OrderKeys() {}

  /** Key: {@code CUSTOMER#{customerId} / ORDER#{orderId}}. */
  public static PrimaryKey<Order> primary(String customerId, String orderId) {
    return PrimaryKey.of(Order.class, partition(customerId), "ORDER#".concat(ORDER_ID.text(orderId)));
  }

  static String partition(String customerId) {
    return "CUSTOMER#".concat(CUSTOMER_ID.text(customerId));
  }
}
