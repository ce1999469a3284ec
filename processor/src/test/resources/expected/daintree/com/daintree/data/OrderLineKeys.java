package com.daintree.data;

import com.daintree.shop.OrderLine;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.NumberComponent;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link OrderLine} in the table {@link Daintree}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OrderLineKeys {
  static final KeyComponent<String> ORDER_ID =
      KeyComponent.of("OrderLine", "orderId", "ORDER#{orderId}", KeyFormats.text('#'));

  static final NumberComponent LINE =
      NumberComponent.padded("OrderLine", "line", "LINE#{line:3}", 3);

  static final KeyComponent<String> CUSTOMER_ID =
      KeyComponent.of("OrderLine", "customerId", "CUSTOMER#{customerId}", KeyFormats.text('#'));

  static final KeyComponent<String> PRODUCT_ID =
      KeyComponent.of("OrderLine", "productId", "PRODUCT#{productId}#ORDER#{orderId}#{line:3}", KeyFormats.text('#'));

  static final KeyComponent<String> EVER_ORDERED_BY_ORDER_ID =
      KeyComponent.of("OrderLine", "orderId", "PRODUCT#{productId}#ORDER#{orderId}#{line:3}", KeyFormats.text('#'));

  static final NumberComponent EVER_ORDERED_BY_LINE =
      NumberComponent.padded("OrderLine", "line", "PRODUCT#{productId}#ORDER#{orderId}#{line:3}", 3);

  private OrderLineKeys() {}

  /** Key: {@code ORDER#{orderId} / LINE#{line:3}}. */
  public static PrimaryKey<OrderLine> primary(String orderId, int line) {
    return PrimaryKey.of(OrderLine.class, partition(orderId), "LINE#".concat(LINE.text(line)));
  }

  static String partition(String orderId) {
    return "ORDER#".concat(ORDER_ID.text(orderId));
  }

  /**
   * Key in {@code GSI2}: {@code GSI2PK = CUSTOMER#{customerId}}, {@code GSI2SK = PRODUCT#{productId}#ORDER#{orderId}#{line:3}}.
   */
  public static IndexKey everOrderedBy(String customerId, String productId, String orderId,
      int line) {
    String text = new StringBuilder(88)
        .append("PRODUCT#")
        .append(PRODUCT_ID.text(productId))
        .append("#ORDER#")
        .append(EVER_ORDERED_BY_ORDER_ID.text(orderId))
        .append("#")
        .append(EVER_ORDERED_BY_LINE.text(line))
        .toString();
    return IndexKey.of(OrderLine.class, everOrderedByPartition(customerId), text);
  }

  static String everOrderedByPartition(String customerId) {
    return "CUSTOMER#".concat(CUSTOMER_ID.text(customerId));
  }
}
