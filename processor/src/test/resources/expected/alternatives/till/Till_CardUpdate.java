package till;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.UpdateExpression;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Changes inside of a {@link Card}.
 *
 * @param <E> the entity
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Till_CardUpdate<E, U> {
  private final UpdateExpression<E, U> changes;
  private final Till_CardAttributes<E> at;

  Till_CardUpdate(UpdateExpression<E, U> changes, Till_CardAttributes<E> at) {
    this.changes = changes;
    this.at = at;
  }

  /** Stores {@code number}. */
  public U number(String number) {
    return this.changes.set(this.at.number(), number);
  }

  /** Stores {@code slot}. */
  public U slot(int slot) {
    return this.changes.set(this.at.slot(), slot);
  }
}
