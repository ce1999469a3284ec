package desk;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.UpdateExpression;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Changes inside of a {@link Order.Line}.
 *
 * @param <E> the entity
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Desk_Order_LineUpdate<E, U> {
  private final UpdateExpression<E, U> changes;
  private final Desk_Order_LineAttributes<E> at;

  Desk_Order_LineUpdate(UpdateExpression<E, U> changes, Desk_Order_LineAttributes<E> at) {
    this.changes = changes;
    this.at = at;
  }

  /** Stores {@code sku}. */
  public U sku(String sku) {
    return this.changes.set(this.at.sku(), sku);
  }

  /** Stores {@code quantity}. */
  public U quantity(int quantity) {
    return this.changes.set(this.at.quantity(), quantity);
  }

  /** Adds to {@code quantity}, a negative number to take away. */
  public U incrementQuantity(int by) {
    return this.changes.increment(this.at.quantity(), by);
  }
}
