package bank;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.UpdateExpression;
import java.time.LocalDateTime;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Changes inside of a {@link Instalment}.
 *
 * @param <E> the entity
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Bank_InstalmentUpdate<E, U> {
  private final UpdateExpression<E, U> changes;
  private final Bank_InstalmentAttributes<E> at;

  Bank_InstalmentUpdate(UpdateExpression<E, U> changes, Bank_InstalmentAttributes<E> at) {
    this.changes = changes;
    this.at = at;
  }

  /** Stores {@code due}. */
  public U due(LocalDateTime due) {
    return this.changes.set(this.at.due(), due);
  }

  /** Stores {@code share}. */
  public U share(double share) {
    return this.changes.set(this.at.share(), share);
  }

  /** Adds to {@code share}, a negative number to take away. */
  public U incrementShare(double by) {
    return this.changes.increment(this.at.share(), by);
  }
}
