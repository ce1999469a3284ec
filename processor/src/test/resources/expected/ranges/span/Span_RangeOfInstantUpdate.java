package span;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.UpdateExpression;
import java.time.Instant;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Changes inside of a {@link Range<Instant>}.
 *
 * @param <E> the entity
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Span_RangeOfInstantUpdate<E, U> {
  private final UpdateExpression<E, U> changes;
  private final Span_RangeOfInstantAttributes<E> at;

  Span_RangeOfInstantUpdate(UpdateExpression<E, U> changes, Span_RangeOfInstantAttributes<E> at) {
    this.changes = changes;
    this.at = at;
  }

  /** Stores {@code from}. */
  public U from(Instant from) {
    return this.changes.set(this.at.from(), from);
  }

  /** Stores {@code to}. */
  public U to(Instant to) {
    return this.changes.set(this.at.to(), to);
  }

  /** Removes {@code to}. */
  public U removeTo() {
    return this.changes.remove(this.at.to());
  }

  /** Stores {@code to} where there is none. */
  public U toIfAbsent(Instant to) {
    return this.changes.setIfAbsent(this.at.to(), to);
  }

  /** Stores {@code marks}. */
  public U marks(List<Instant> marks) {
    return this.changes.set(this.at.marks(), marks);
  }

  /** Puts elements behind those of {@code marks}. */
  public U appendToMarks(List<Instant> elements) {
    return this.changes.append(this.at.marks(), elements);
  }

  /** Puts elements before those of {@code marks}. */
  public U prependToMarks(List<Instant> elements) {
    return this.changes.prepend(this.at.marks(), elements);
  }

  /** Stores an element of {@code marks}; one behind the end becomes the last. */
  public U setInMarks(int index, Instant element) {
    return this.changes.setIn(this.at.marks(), index, element);
  }

  /** Removes an element of {@code marks}; the ones behind it move up. */
  public U removeFromMarks(int index) {
    return this.changes.remove(this.at.marks().at(index));
  }
}
