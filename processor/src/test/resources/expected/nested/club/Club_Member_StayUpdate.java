package club;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.UpdateExpression;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Changes inside of a {@link Member.Stay}.
 *
 * @param <E> the entity
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Club_Member_StayUpdate<E, U> {
  private final UpdateExpression<E, U> changes;
  private final Club_Member_StayAttributes<E> at;

  Club_Member_StayUpdate(UpdateExpression<E, U> changes, Club_Member_StayAttributes<E> at) {
    this.changes = changes;
    this.at = at;
  }

  /** Stores {@code from}. */
  public U from(Instant from) {
    return this.changes.set(this.at.from(), from);
  }
}
