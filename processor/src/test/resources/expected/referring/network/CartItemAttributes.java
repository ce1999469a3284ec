package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.BytesAttribute;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import java.math.BigDecimal;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link CartItem} in the table {@link Network}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class CartItemAttributes {
  /** Stored as {@code userId}. */
  public static final TextAttribute<CartItem> USER_ID =
      new TextAttribute<>(AttributePath.of("userId", "userId"));

  /** Stored as {@code shop}. */
  public static final TextAttribute<CartItem> SHOP =
      new TextAttribute<>(AttributePath.of("shop", "shop"));

  /** Stored as {@code made}. */
  public static final OrderedAttribute<CartItem, Instant> MADE =
      new OrderedAttribute<>(AttributePath.of("made", "made"), Converters.ofInstant());

  /** Stored as {@code product}. */
  public static final OrderedAttribute<CartItem, Integer> PRODUCT =
      new OrderedAttribute<>(AttributePath.of("product", "product"), Converters.ofInt());

  /** Stored as {@code price}. */
  public static final OrderedAttribute<CartItem, BigDecimal> PRICE =
      new OrderedAttribute<>(AttributePath.of("price", "price"), Converters.ofBigDecimal());

  /** Stored as {@code icon}. */
  public static final BytesAttribute<CartItem> ICON =
      new BytesAttribute<>(AttributePath.of("icon", "icon"));

  /** Stored as {@code colour}. */
  public static final TextAttribute<CartItem> COLOUR =
      new TextAttribute<>(AttributePath.of("colour", "colour"));

  private CartItemAttributes() {}
}
