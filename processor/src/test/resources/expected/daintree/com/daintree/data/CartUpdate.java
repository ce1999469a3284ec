package com.daintree.data;

import com.daintree.shop.Cart;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.VersionedUpdate;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Cart}: {@code CUSTOMER#{customerId} / CART#{kind}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CartUpdate extends VersionedUpdate<Cart, CartUpdate> {
  CartUpdate(TableContext table, PrimaryKey<Cart> key) {
    super(table, CartMapper.INSTANCE, key, false);
  }

  /** Stores {@code changedAt}. */
  public CartUpdate changedAt(Instant changedAt) {
    return changes().set(CartAttributes.CHANGED_AT, changedAt);
  }
}
