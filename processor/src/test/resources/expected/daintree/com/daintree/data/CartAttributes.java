package com.daintree.data;

import com.daintree.shop.Cart;
import com.daintree.shop.CartKind;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.AttributeReference;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Cart} in the table {@link Daintree}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CartAttributes {
  /** Stored as {@code customerId}. */
  public static final TextAttribute<Cart> CUSTOMER_ID =
      new TextAttribute<>(AttributePath.of("customerId", "customerId"));

  /** Stored as {@code kind}. */
  public static final AttributeReference<Cart, CartKind> KIND =
      new AttributeReference<>(AttributePath.of("kind", "kind"), CartMapper.KIND);

  /** Stored as {@code changedAt}. */
  public static final OrderedAttribute<Cart, Instant> CHANGED_AT =
      new OrderedAttribute<>(AttributePath.of("changedAt", "changedAt"), Converters.ofInstant());

  /** Stored as {@code version}. */
  public static final OrderedAttribute<Cart, Long> VERSION =
      new OrderedAttribute<>(AttributePath.of("version", "version"), Converters.ofLong());

  private CartAttributes() {}
}
