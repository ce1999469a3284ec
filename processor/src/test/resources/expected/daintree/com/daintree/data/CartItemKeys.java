package com.daintree.data;

import com.daintree.shop.CartItem;
import com.daintree.shop.CartKind;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link CartItem} in the table {@link Daintree}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CartItemKeys {
  static final KeyComponent<String> CUSTOMER_ID =
      KeyComponent.of("CartItem", "customerId", "CUSTOMER#{customerId}", KeyFormats.text('#'));

  static final KeyComponent<CartKind> KIND =
      KeyComponent.of("CartItem", "kind", "CARTITEM#{kind}#{productId}", KeyFormats.<CartKind>enumName());

  static final KeyComponent<String> PRODUCT_ID =
      KeyComponent.of("CartItem", "productId", "CARTITEM#{kind}#{productId}", KeyFormats.text('#'));

  private CartItemKeys() {}

  /** Key: {@code CUSTOMER#{customerId} / CARTITEM#{kind}#{productId}}. */
  public static PrimaryKey<CartItem> primary(String customerId, CartKind kind, String productId) {
    String text = new StringBuilder(58)
        .append("CARTITEM#")
        .append(KIND.text(kind))
        .append("#")
        .append(PRODUCT_ID.text(productId))
        .toString();
    return PrimaryKey.of(CartItem.class, partition(customerId), text);
  }

  static String partition(String customerId) {
    return "CUSTOMER#".concat(CUSTOMER_ID.text(customerId));
  }
}
