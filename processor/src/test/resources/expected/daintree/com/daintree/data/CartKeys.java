package com.daintree.data;

import com.daintree.shop.Cart;
import com.daintree.shop.CartKind;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Cart} in the table {@link Daintree}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CartKeys {
  static final KeyComponent<String> CUSTOMER_ID =
      KeyComponent.of("Cart", "customerId", "CUSTOMER#{customerId}", KeyFormats.text('#'));

  static final KeyComponent<CartKind> KIND =
      KeyComponent.of("Cart", "kind", "CART#{kind}", KeyFormats.<CartKind>enumName());

  private CartKeys() {}

  /** Key: {@code CUSTOMER#{customerId} / CART#{kind}}. */
  public static PrimaryKey<Cart> primary(String customerId, CartKind kind) {
    return PrimaryKey.of(Cart.class, partition(customerId), "CART#".concat(KIND.text(kind)));
  }

  static String partition(String customerId) {
    return "CUSTOMER#".concat(CUSTOMER_ID.text(customerId));
  }
}
