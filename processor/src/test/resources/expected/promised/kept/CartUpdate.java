package kept;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.VersionedUpdate;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Cart}: {@code CART#{cartId} / CART}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CartUpdate extends VersionedUpdate<Cart, CartUpdate> {
  CartUpdate(TableContext table, PrimaryKey<Cart> key) {
    super(table, CartMapper.INSTANCE, key, false);
  }

  /** Stores {@code items}. */
  public CartUpdate items(int items) {
    return changes().set(CartAttributes.ITEMS, items);
  }

  /** Adds to {@code items}, a negative number to take away. */
  public CartUpdate incrementItems(int by) {
    return changes().increment(CartAttributes.ITEMS, by);
  }

  /** Stores {@code expiresAt}. */
  public CartUpdate expiresAt(long expiresAt) {
    return changes().set(CartAttributes.EXPIRES_AT, expiresAt);
  }

  /** Adds to {@code expiresAt}, a negative number to take away. */
  public CartUpdate incrementExpiresAt(long by) {
    return changes().increment(CartAttributes.EXPIRES_AT, by);
  }
}
