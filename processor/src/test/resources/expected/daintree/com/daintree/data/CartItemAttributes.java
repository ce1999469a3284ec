package com.daintree.data;

import com.daintree.shop.CartItem;
import com.daintree.shop.CartKind;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.AttributeReference;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
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
  public static final TextAttribute<CartItem> CUSTOMER_ID =
      new TextAttribute<>(AttributePath.of("customerId", "customerId"));

  /** Stored as {@code kind}. */
  public static final AttributeReference<CartItem, CartKind> KIND =
      new AttributeReference<>(AttributePath.of("kind", "kind"), CartItemMapper.KIND);

  /** Stored as {@code productId}. */
  public static final TextAttribute<CartItem> PRODUCT_ID =
      new TextAttribute<>(AttributePath.of("productId", "productId"));

  /** Stored as {@code title}. */
  public static final TextAttribute<CartItem> TITLE =
      new TextAttribute<>(AttributePath.of("title", "title"));

  /** Stored as {@code unitPrice}. */
  public static final OrderedAttribute<CartItem, BigDecimal> UNIT_PRICE =
      new OrderedAttribute<>(AttributePath.of("unitPrice", "unitPrice"), Converters.ofBigDecimal());

  /** Stored as {@code quantity}. */
  public static final OrderedAttribute<CartItem, Integer> QUANTITY =
      new OrderedAttribute<>(AttributePath.of("quantity", "quantity"), Converters.ofInt());

  private CartItemAttributes() {}
}
