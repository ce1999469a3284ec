package kept;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.ExpiringGet;
import io.keywright.runtime.operation.VersionedDelete;
import io.keywright.runtime.operation.VersionedRepository;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Cart}: {@code CART#{cartId} / CART}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CartRepository extends VersionedRepository<Cart> {
  private final TableContext table;

  CartRepository(TableContext table) {
    super(table, CartMapper.INSTANCE);
    this.table = table;
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Cart> get(String cartId) {
    return get(CartKeys.primary(cartId));
  }

  /** GetItem, not sent yet. */
  public ExpiringGet<Cart> prepareGet(String cartId) {
    return prepareGet(CartKeys.primary(cartId));
  }

  /** GetItem, not sent yet; it can be told to give nothing for an item that has expired. */
  @Override
  public ExpiringGet<Cart> prepareGet(PrimaryKey<Cart> key) {
    return new ExpiringGet<>(table, CartMapper.INSTANCE, key);
  }

  /** DeleteItem, once it is said of which version; not sent yet. */
  public VersionedDelete<Cart> delete(String cartId) {
    return delete(CartKeys.primary(cartId));
  }

  /** For a transaction: that there is such an item. */
  public Check<Cart> prepareCheck(String cartId) {
    return prepareCheck(CartKeys.primary(cartId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public CartUpdate update(String cartId) {
    return new CartUpdate(this.table, CartKeys.primary(cartId));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public CartUpdate update(Cart cart) {
    return new CartUpdate(this.table, CartMapper.INSTANCE.key(cart)).ifVersion(cart.getVersion() == null ? 0 : cart.getVersion());
  }
}
