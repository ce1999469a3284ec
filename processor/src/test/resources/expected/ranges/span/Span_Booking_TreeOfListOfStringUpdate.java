package span;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.UpdateExpression;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Changes inside of a {@link Booking.Tree<List<String>>}.
 *
 * @param <E> the entity
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Span_Booking_TreeOfListOfStringUpdate<E, U> {
  private final UpdateExpression<E, U> changes;
  private final Span_Booking_TreeOfListOfStringAttributes<E> at;

  Span_Booking_TreeOfListOfStringUpdate(UpdateExpression<E, U> changes,
      Span_Booking_TreeOfListOfStringAttributes<E> at) {
    this.changes = changes;
    this.at = at;
  }

  /** Stores {@code value}. */
  public U value(List<String> value) {
    return this.changes.set(this.at.value(), value);
  }

  /** Puts elements behind those of {@code value}. */
  public U appendToValue(List<String> elements) {
    return this.changes.append(this.at.value(), elements);
  }

  /** Puts elements before those of {@code value}. */
  public U prependToValue(List<String> elements) {
    return this.changes.prepend(this.at.value(), elements);
  }

  /** Stores an element of {@code value}; one behind the end becomes the last. */
  public U setInValue(int index, String element) {
    return this.changes.setIn(this.at.value(), index, element);
  }

  /** Removes an element of {@code value}; the ones behind it move up. */
  public U removeFromValue(int index) {
    return this.changes.remove(this.at.value().at(index));
  }

  /** Stores {@code children}. */
  public U children(List<Booking.Tree<List<String>>> children) {
    return this.changes.set(this.at.children(), children);
  }

  /** Puts elements behind those of {@code children}. */
  public U appendToChildren(List<Booking.Tree<List<String>>> elements) {
    return this.changes.append(this.at.children(), elements);
  }

  /** Puts elements before those of {@code children}. */
  public U prependToChildren(List<Booking.Tree<List<String>>> elements) {
    return this.changes.prepend(this.at.children(), elements);
  }

  /** Stores an element of {@code children}; one behind the end becomes the last. */
  public U setInChildren(int index, Booking.Tree<List<String>> element) {
    return this.changes.setIn(this.at.children(), index, element);
  }

  /** Removes an element of {@code children}; the ones behind it move up. */
  public U removeFromChildren(int index) {
    return this.changes.remove(this.at.children().at(index));
  }

  /** Changes inside of one element of {@code children}, which must be there. */
  public Span_Booking_TreeOfListOfStringUpdate<E, U> children(int index) {
    return new Span_Booking_TreeOfListOfStringUpdate<>(this.changes, this.at.children().at(index));
  }
}
