package till;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.UpdateExpression;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Changes inside of a {@link Online.Wire}.
 *
 * @param <E> the entity
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Till_Online_WireUpdate<E, U> {
  private final UpdateExpression<E, U> changes;
  private final Till_Online_WireAttributes<E> at;

  Till_Online_WireUpdate(UpdateExpression<E, U> changes, Till_Online_WireAttributes<E> at) {
    this.changes = changes;
    this.at = at;
  }

  /** Stores {@code iban}. */
  public U iban(String iban) {
    return this.changes.set(this.at.iban(), iban);
  }

  /** Stores {@code parts}. */
  public U parts(List<Payment> parts) {
    return this.changes.set(this.at.parts(), parts);
  }

  /** Puts elements behind those of {@code parts}. */
  public U appendToParts(List<Payment> elements) {
    return this.changes.append(this.at.parts(), elements);
  }

  /** Puts elements before those of {@code parts}. */
  public U prependToParts(List<Payment> elements) {
    return this.changes.prepend(this.at.parts(), elements);
  }

  /** Stores an element of {@code parts}; one behind the end becomes the last. */
  public U setInParts(int index, Payment element) {
    return this.changes.setIn(this.at.parts(), index, element);
  }

  /** Removes an element of {@code parts}; the ones behind it move up. */
  public U removeFromParts(int index) {
    return this.changes.remove(this.at.parts().at(index));
  }
}
