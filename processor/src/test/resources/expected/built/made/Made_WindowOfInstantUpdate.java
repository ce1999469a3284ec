package made;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.UpdateExpression;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Changes inside of a {@link Window<Instant>}.
 *
 * @param <E> the entity
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Made_WindowOfInstantUpdate<E, U> {
  private final UpdateExpression<E, U> changes;
  private final Made_WindowOfInstantAttributes<E> at;

  Made_WindowOfInstantUpdate(UpdateExpression<E, U> changes, Made_WindowOfInstantAttributes<E> at) {
    this.changes = changes;
    this.at = at;
  }

  /** Stores {@code from}. */
  public U from(Instant from) {
    return this.changes.set(this.at.from(), from);
  }

  /** Stores {@code to}. */
  public U to(Instant to) {
    return this.changes.set(this.at.to(), to);
  }
}
