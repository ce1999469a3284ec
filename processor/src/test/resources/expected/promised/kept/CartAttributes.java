package kept;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Cart} in the table {@link Kept}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CartAttributes {
  /** Stored as {@code cartId}. */
  public static final TextAttribute<Cart> CART_ID =
      new TextAttribute<>(AttributePath.of("cartId", "cartId"));

  /** Stored as {@code items}. */
  public static final OrderedAttribute<Cart, Integer> ITEMS =
      new OrderedAttribute<>(AttributePath.of("items", "items"), Converters.ofInt());

  /** Stored as {@code version}. */
  public static final OrderedAttribute<Cart, Integer> VERSION =
      new OrderedAttribute<>(AttributePath.of("version", "version"), Converters.ofInt());

  /** Stored as {@code ttl}. */
  public static final OrderedAttribute<Cart, Long> EXPIRES_AT =
      new OrderedAttribute<>(AttributePath.of("expiresAt", "ttl"), Converters.ofExpirySeconds());

  private CartAttributes() {}
}
