package clinic;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.UpdateExpression;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Changes inside of a {@link Address}.
 *
 * @param <E> the entity
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Clinic_AddressUpdate<E, U> {
  private final UpdateExpression<E, U> changes;
  private final Clinic_AddressAttributes<E> at;

  Clinic_AddressUpdate(UpdateExpression<E, U> changes, Clinic_AddressAttributes<E> at) {
    this.changes = changes;
    this.at = at;
  }

  /** Stores {@code zip}. */
  public U zip(String zip) {
    return this.changes.set(this.at.zip(), zip);
  }

  /** Stores {@code country}. */
  public U country(String country) {
    return this.changes.set(this.at.country(), country);
  }

  /** Stores {@code share}. */
  public U share(double share) {
    return this.changes.set(this.at.share(), share);
  }

  /** Stores {@code moved}. */
  public U moved(Instant moved) {
    return this.changes.set(this.at.moved(), moved);
  }

  /** Stores {@code street}. */
  public U street(String street) {
    return this.changes.set(this.at.street(), street);
  }

  /** Removes {@code street}. */
  public U removeStreet() {
    return this.changes.remove(this.at.street());
  }

  /** Stores {@code street} where there is none. */
  public U streetIfAbsent(String street) {
    return this.changes.setIfAbsent(this.at.street(), street);
  }

  /** Stores {@code floor}. */
  public U floor(String floor) {
    return this.changes.set(this.at.floor(), floor);
  }

  /** Removes {@code floor}. */
  public U removeFloor() {
    return this.changes.remove(this.at.floor());
  }

  /** Stores {@code floor} where there is none. */
  public U floorIfAbsent(String floor) {
    return this.changes.setIfAbsent(this.at.floor(), floor);
  }
}
