package com.daintree.data;

import com.daintree.shop.Cart;
import com.daintree.shop.CartKind;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
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
  public static final AttributeReference<Cart, String> CUSTOMER_ID =
      AttributeReference.of("customerId", "customerId", Converters.STRING);

  /** Stored as {@code kind}. */
  public static final AttributeReference<Cart, CartKind> KIND =
      AttributeReference.of("kind", "kind", CartMapper.KIND);

  /** Stored as {@code changedAt}. */
  public static final AttributeReference<Cart, Instant> CHANGED_AT =
      AttributeReference.of("changedAt", "changedAt", Converters.INSTANT);

  private CartAttributes() {}
}
