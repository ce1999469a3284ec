package com.daintree.data;

import com.daintree.shop.CartItem;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import java.math.BigDecimal;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link CartItem}: {@code CUSTOMER#{customerId} / CARTITEM#{kind}#{productId}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CartItemUpdate extends Update<CartItem, CartItemUpdate> {
  CartItemUpdate(TableContext table, PrimaryKey<CartItem> key) {
    super(table, CartItemMapper.INSTANCE, key, false);
  }

  /** Stores {@code title}. */
  public CartItemUpdate title(String title) {
    return changes().set(CartItemAttributes.TITLE, title);
  }

  /** Stores {@code unitPrice}. */
  public CartItemUpdate unitPrice(BigDecimal unitPrice) {
    return changes().set(CartItemAttributes.UNIT_PRICE, unitPrice);
  }

  /** Adds to {@code unitPrice}, a negative number to take away. */
  public CartItemUpdate incrementUnitPrice(BigDecimal by) {
    return changes().increment(CartItemAttributes.UNIT_PRICE, by);
  }

  /** Stores {@code quantity}. */
  public CartItemUpdate quantity(int quantity) {
    return changes().set(CartItemAttributes.QUANTITY, quantity);
  }

  /** Adds to {@code quantity}, a negative number to take away. */
  public CartItemUpdate incrementQuantity(int by) {
    return changes().increment(CartItemAttributes.QUANTITY, by);
  }
}
