package made;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.UpdateExpression;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Changes inside of a {@link Point}.
 *
 * @param <E> the entity
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Made_PointUpdate<E, U> {
  private final UpdateExpression<E, U> changes;
  private final Made_PointAttributes<E> at;

  Made_PointUpdate(UpdateExpression<E, U> changes, Made_PointAttributes<E> at) {
    this.changes = changes;
    this.at = at;
  }

  /** Stores {@code y}. */
  public U y(int y) {
    return this.changes.set(this.at.y(), y);
  }

  /** Adds to {@code y}, a negative number to take away. */
  public U incrementY(int by) {
    return this.changes.increment(this.at.y(), by);
  }

  /** Stores {@code x}. */
  public U x(int x) {
    return this.changes.set(this.at.x(), x);
  }

  /** Adds to {@code x}, a negative number to take away. */
  public U incrementX(int by) {
    return this.changes.increment(this.at.x(), by);
  }
}
