package mapped;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.UpdateExpression;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import values.Span;

/**
 * Changes inside of a {@link Span.Stored}.
 *
 * @param <E> the entity
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Mapped_Span_StoredUpdate<E, U> {
  private final UpdateExpression<E, U> changes;
  private final Mapped_Span_StoredAttributes<E> at;

  Mapped_Span_StoredUpdate(UpdateExpression<E, U> changes, Mapped_Span_StoredAttributes<E> at) {
    this.changes = changes;
    this.at = at;
  }

  /** Stores {@code name}. */
  public U name(String name) {
    return this.changes.set(this.at.name(), name);
  }

  /** Stores {@code inner}. */
  public U inner(List<Span> inner) {
    return this.changes.set(this.at.inner(), inner);
  }

  /** Puts elements behind those of {@code inner}. */
  public U appendToInner(List<Span> elements) {
    return this.changes.append(this.at.inner(), elements);
  }

  /** Puts elements before those of {@code inner}. */
  public U prependToInner(List<Span> elements) {
    return this.changes.prepend(this.at.inner(), elements);
  }

  /** Stores an element of {@code inner}; one behind the end becomes the last. */
  public U setInInner(int index, Span element) {
    return this.changes.setIn(this.at.inner(), index, element);
  }

  /** Removes an element of {@code inner}; the ones behind it move up. */
  public U removeFromInner(int index) {
    return this.changes.remove(this.at.inner().at(index));
  }
}
