package shop;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.UpdateExpression;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Changes inside of a {@link E}.
 *
 * @param <E_> the entity
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Shop_EUpdate<E_, U> {
  private final UpdateExpression<E_, U> changes;
  private final Shop_EAttributes<E_> at;

  Shop_EUpdate(UpdateExpression<E_, U> changes, Shop_EAttributes<E_> at) {
    this.changes = changes;
    this.at = at;
  }

  /** Stores {@code e}. */
  public U e(String e) {
    return this.changes.set(this.at.e(), e);
  }

  /** Stores {@code sku}. */
  public U sku(SKU sku) {
    return this.changes.set(this.at.sku(), sku);
  }
}
