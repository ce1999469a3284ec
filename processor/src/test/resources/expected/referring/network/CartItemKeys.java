package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.NumberComponent;
import io.keywright.runtime.key.PrimaryKey;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link CartItem} in the table {@link Network}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class CartItemKeys {
  static final KeyComponent<String> USER_ID =
      KeyComponent.of("CartItem", "userId", "USER#{userId}", KeyFormats.text('#'));

  static final KeyComponent<String> SHOP =
      KeyComponent.of("CartItem", "shop", "CART#{shop}#{made}#{product:4}", KeyFormats.text('#'));

  static final KeyComponent<Instant> MADE =
      KeyComponent.of("CartItem", "made", "CART#{shop}#{made}#{product:4}", KeyFormats.instantNanos());

  static final NumberComponent PRODUCT =
      NumberComponent.padded("CartItem", "product", "CART#{shop}#{made}#{product:4}", 4);

  private CartItemKeys() {}

  /** Key: {@code USER#{userId} / CART#{shop}#{made}#{product:4}}. */
  public static PrimaryKey<CartItem> primary(String userId, String shop, Instant made,
      int product) {
    String text = new StringBuilder(79)
        .append("CART#")
        .append(SHOP.text(shop))
        .append("#")
        .append(MADE.text(made))
        .append("#")
        .append(PRODUCT.text(product))
        .toString();
    return PrimaryKey.of(CartItem.class, partition(userId), text);
  }

  static String partition(String userId) {
    return "USER#".concat(USER_ID.text(userId));
  }
}
