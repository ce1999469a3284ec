package kept;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Cart} in the table {@link Kept}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CartKeys {
  static final KeyComponent<String> CART_ID =
      KeyComponent.of("Cart", "cartId", "CART#{cartId}", KeyFormats.text('#'));

  private CartKeys() {}

  /** Key: {@code CART#{cartId} / CART}. */
  public static PrimaryKey<Cart> primary(String cartId) {
    return PrimaryKey.of(Cart.class, partition(cartId), "CART");
  }

  static String partition(String cartId) {
    return "CART#".concat(CART_ID.text(cartId));
  }
}
