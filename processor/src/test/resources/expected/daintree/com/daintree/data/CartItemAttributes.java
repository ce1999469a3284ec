package com.daintree.data;

import com.daintree.shop.CartItem;
import com.daintree.shop.CartKind;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import java.math.BigDecimal;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link CartItem} in the table {@link Daintree}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CartItemAttributes {
  /** Stored as {@code customerId}. */
  public static final AttributeReference<CartItem, String> CUSTOMER_ID =
      AttributeReference.of("customerId", "customerId", Converters.STRING);

  /** Stored as {@code kind}. */
  public static final AttributeReference<CartItem, CartKind> KIND =
      AttributeReference.of("kind", "kind", CartItemMapper.KIND);

  /** Stored as {@code productId}. */
  public static final AttributeReference<CartItem, String> PRODUCT_ID =
      AttributeReference.of("productId", "productId", Converters.STRING);

  /** Stored as {@code title}. */
  public static final AttributeReference<CartItem, String> TITLE =
      AttributeReference.of("title", "title", Converters.STRING);

  /** Stored as {@code unitPrice}. */
  public static final AttributeReference<CartItem, BigDecimal> UNIT_PRICE =
      AttributeReference.of("unitPrice", "unitPrice", Converters.BIG_DECIMAL);

  /** Stored as {@code quantity}. */
  public static final AttributeReference<CartItem, Integer> QUANTITY =
      AttributeReference.of("quantity", "quantity", Converters.INT);

  private CartItemAttributes() {}
}
