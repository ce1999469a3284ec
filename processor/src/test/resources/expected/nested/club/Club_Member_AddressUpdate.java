package club;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.UpdateExpression;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Changes inside of a {@link Member.Address}.
 *
 * @param <E> the entity
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Club_Member_AddressUpdate<E, U> {
  private final UpdateExpression<E, U> changes;
  private final Club_Member_AddressAttributes<E> at;

  Club_Member_AddressUpdate(UpdateExpression<E, U> changes, Club_Member_AddressAttributes<E> at) {
    this.changes = changes;
    this.at = at;
  }

  /** Stores {@code since}. */
  public U since(Instant since) {
    return this.changes.set(this.at.since(), since);
  }

  /** Stores {@code stay}. */
  public U stay(Member.Stay stay) {
    return this.changes.set(this.at.stay(), stay);
  }

  /** Removes {@code stay}. */
  public U removeStay() {
    return this.changes.remove(this.at.stay());
  }

  /** Stores {@code stay} where there is none. */
  public U stayIfAbsent(Member.Stay stay) {
    return this.changes.setIfAbsent(this.at.stay(), stay);
  }

  /** Changes inside of {@code stay}, which must be there. */
  public Club_Member_StayUpdate<E, U> stay() {
    return new Club_Member_StayUpdate<>(this.changes, this.at.stay());
  }
}
