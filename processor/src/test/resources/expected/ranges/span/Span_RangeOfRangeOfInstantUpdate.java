package span;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.UpdateExpression;
import java.time.Instant;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Changes inside of a {@link Range<Range<Instant>>}.
 *
 * @param <E> the entity
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Span_RangeOfRangeOfInstantUpdate<E, U> {
  private final UpdateExpression<E, U> changes;
  private final Span_RangeOfRangeOfInstantAttributes<E> at;

  Span_RangeOfRangeOfInstantUpdate(UpdateExpression<E, U> changes,
      Span_RangeOfRangeOfInstantAttributes<E> at) {
    this.changes = changes;
    this.at = at;
  }

  /** Stores {@code from}. */
  public U from(Range<Instant> from) {
    return this.changes.set(this.at.from(), from);
  }

  /** Changes inside of {@code from}, which must be there. */
  public Span_RangeOfInstantUpdate<E, U> from() {
    return new Span_RangeOfInstantUpdate<>(this.changes, this.at.from());
  }

  /** Stores {@code to}. */
  public U to(Range<Instant> to) {
    return this.changes.set(this.at.to(), to);
  }

  /** Removes {@code to}. */
  public U removeTo() {
    return this.changes.remove(this.at.to());
  }

  /** Stores {@code to} where there is none. */
  public U toIfAbsent(Range<Instant> to) {
    return this.changes.setIfAbsent(this.at.to(), to);
  }

  /** Changes inside of {@code to}, which must be there. */
  public Span_RangeOfInstantUpdate<E, U> to() {
    return new Span_RangeOfInstantUpdate<>(this.changes, this.at.to());
  }

  /** Stores {@code marks}. */
  public U marks(List<Range<Instant>> marks) {
    return this.changes.set(this.at.marks(), marks);
  }

  /** Puts elements behind those of {@code marks}. */
  public U appendToMarks(List<Range<Instant>> elements) {
    return this.changes.append(this.at.marks(), elements);
  }

  /** Puts elements before those of {@code marks}. */
  public U prependToMarks(List<Range<Instant>> elements) {
    return this.changes.prepend(this.at.marks(), elements);
  }

  /** Stores an element of {@code marks}; one behind the end becomes the last. */
  public U setInMarks(int index, Range<Instant> element) {
    return this.changes.setIn(this.at.marks(), index, element);
  }

  /** Removes an element of {@code marks}; the ones behind it move up. */
  public U removeFromMarks(int index) {
    return this.changes.remove(this.at.marks().at(index));
  }

  /** Changes inside of one element of {@code marks}, which must be there. */
  public Span_RangeOfInstantUpdate<E, U> marks(int index) {
    return new Span_RangeOfInstantUpdate<>(this.changes, this.at.marks().at(index));
  }
}
