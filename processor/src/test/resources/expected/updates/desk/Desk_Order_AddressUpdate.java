package desk;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.UpdateExpression;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Changes inside of a {@link Order.Address}.
 *
 * @param <E> the entity
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Desk_Order_AddressUpdate<E, U> {
  private final UpdateExpression<E, U> changes;
  private final Desk_Order_AddressAttributes<E> at;

  Desk_Order_AddressUpdate(UpdateExpression<E, U> changes, Desk_Order_AddressAttributes<E> at) {
    this.changes = changes;
    this.at = at;
  }

  /** Stores {@code street}. */
  public U street(String street) {
    return this.changes.set(this.at.street(), street);
  }

  /** Stores {@code city}. */
  public U city(String city) {
    return this.changes.set(this.at.city(), city);
  }

  /** Removes {@code city}. */
  public U removeCity() {
    return this.changes.remove(this.at.city());
  }

  /** Stores {@code city} where there is none. */
  public U cityIfAbsent(String city) {
    return this.changes.setIfAbsent(this.at.city(), city);
  }

  /** Stores {@code country}. */
  public U country(String country) {
    return this.changes.set(this.at.country(), country);
  }
}
