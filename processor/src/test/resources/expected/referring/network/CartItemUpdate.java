package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import java.math.BigDecimal;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link CartItem}: {@code USER#{userId} / CART#{shop}#{made}#{product:4}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class CartItemUpdate extends Update<CartItem, CartItemUpdate> {
  CartItemUpdate(TableContext table, PrimaryKey<CartItem> key) {
    super(table, CartItemMapper.INSTANCE, key, false);
  }

  /** Stores {@code price}. */
  public CartItemUpdate price(BigDecimal price) {
    return changes().set(CartItemAttributes.PRICE, price);
  }

  /** Adds to {@code price}, a negative number to take away. */
  public CartItemUpdate incrementPrice(BigDecimal by) {
    return changes().increment(CartItemAttributes.PRICE, by);
  }

  /** Stores {@code icon}. */
  public CartItemUpdate icon(byte[] icon) {
    return changes().set(CartItemAttributes.ICON, icon);
  }

  /** Removes {@code icon}. */
  public CartItemUpdate removeIcon() {
    return changes().remove(CartItemAttributes.ICON);
  }

  /** Stores {@code icon} where there is none. */
  public CartItemUpdate iconIfAbsent(byte[] icon) {
    return changes().setIfAbsent(CartItemAttributes.ICON, icon);
  }

  /** Stores {@code colour}. */
  public CartItemUpdate colour(String colour) {
    return changes().set(CartItemAttributes.COLOUR, colour);
  }

  /** Removes {@code colour}. */
  public CartItemUpdate removeColour() {
    return changes().remove(CartItemAttributes.COLOUR);
  }

  /** Stores {@code colour} where there is none. */
  public CartItemUpdate colourIfAbsent(String colour) {
    return changes().setIfAbsent(CartItemAttributes.COLOUR, colour);
  }
}
