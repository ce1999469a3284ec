package span;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.UpdateExpression;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Changes inside of a {@link Range<Integer>}.
 *
 * @param <E> the entity
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Span_RangeOfIntegerUpdate<E, U> {
  private final UpdateExpression<E, U> changes;
  private final Span_RangeOfIntegerAttributes<E> at;

  Span_RangeOfIntegerUpdate(UpdateExpression<E, U> changes, Span_RangeOfIntegerAttributes<E> at) {
    this.changes = changes;
    this.at = at;
  }

  /** Stores {@code from}. */
  public U from(Integer from) {
    return this.changes.set(this.at.from(), from);
  }

  /** Adds to {@code from}, a negative number to take away. */
  public U incrementFrom(Integer by) {
    return this.changes.increment(this.at.from(), by);
  }

  /** Stores {@code to}. */
  public U to(Integer to) {
    return this.changes.set(this.at.to(), to);
  }

  /** Removes {@code to}. */
  public U removeTo() {
    return this.changes.remove(this.at.to());
  }

  /** Stores {@code to} where there is none. */
  public U toIfAbsent(Integer to) {
    return this.changes.setIfAbsent(this.at.to(), to);
  }

  /** Adds to {@code to}, a negative number to take away; where there is none it was 0. */
  public U incrementTo(Integer by) {
    return this.changes.increment(this.at.to(), by);
  }

  /** Stores {@code marks}. */
  public U marks(List<Integer> marks) {
    return this.changes.set(this.at.marks(), marks);
  }

  /** Puts elements behind those of {@code marks}. */
  public U appendToMarks(List<Integer> elements) {
    return this.changes.append(this.at.marks(), elements);
  }

  /** Puts elements before those of {@code marks}. */
  public U prependToMarks(List<Integer> elements) {
    return this.changes.prepend(this.at.marks(), elements);
  }

  /** Stores an element of {@code marks}; one behind the end becomes the last. */
  public U setInMarks(int index, Integer element) {
    return this.changes.setIn(this.at.marks(), index, element);
  }

  /** Removes an element of {@code marks}; the ones behind it move up. */
  public U removeFromMarks(int index) {
    return this.changes.remove(this.at.marks().at(index));
  }
}
