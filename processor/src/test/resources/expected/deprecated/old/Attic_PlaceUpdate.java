package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.UpdateExpression;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Changes inside of a {@link Place}.
 *
 * @param <E> the entity
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
@SuppressWarnings({"deprecation", "removal"})
public final class Attic_PlaceUpdate<E, U> {
  private final UpdateExpression<E, U> changes;
  private final Attic_PlaceAttributes<E> at;

  Attic_PlaceUpdate(UpdateExpression<E, U> changes, Attic_PlaceAttributes<E> at) {
    this.changes = changes;
    this.at = at;
  }

  /** Stores {@code city}. */
  public U city(String city) {
    return this.changes.set(this.at.city(), city);
  }
}
