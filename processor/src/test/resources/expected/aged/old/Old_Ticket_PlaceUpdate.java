package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.UpdateExpression;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Changes inside of a {@link Ticket.Place}.
 *
 * @param <E> the entity
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Old_Ticket_PlaceUpdate<E, U> {
  private final UpdateExpression<E, U> changes;
  private final Old_Ticket_PlaceAttributes<E> at;

  Old_Ticket_PlaceUpdate(UpdateExpression<E, U> changes, Old_Ticket_PlaceAttributes<E> at) {
    this.changes = changes;
    this.at = at;
  }

  /** Stores {@code city}. */
  public U city(String city) {
    return this.changes.set(this.at.city(), city);
  }
}
