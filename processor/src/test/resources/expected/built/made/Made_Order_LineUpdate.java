package made;

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
public final class Made_Order_LineUpdate<E, U> {
  private final UpdateExpression<E, U> changes;
  private final Made_Order_LineAttributes<E> at;

  Made_Order_LineUpdate(UpdateExpression<E, U> changes, Made_Order_LineAttributes<E> at) {
    this.changes = changes;
    this.at = at;
  }

  /** Stores {@code product}. */
  public U product(String product) {
    return this.changes.set(this.at.product(), product);
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
