package till;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.UpdateExpression;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Changes inside of a {@link Cash}.
 *
 * @param <E> the entity
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Till_CashUpdate<E, U> {
  private final UpdateExpression<E, U> changes;
  private final Till_CashAttributes<E> at;

  Till_CashUpdate(UpdateExpression<E, U> changes, Till_CashAttributes<E> at) {
    this.changes = changes;
    this.at = at;
  }
}
