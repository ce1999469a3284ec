package school;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.UpdateExpression;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Changes inside of a {@link SchoolClass.Board}.
 *
 * @param <E> the entity
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class School_SchoolClass_BoardUpdate<E, U> {
  private final UpdateExpression<E, U> changes;
  private final School_SchoolClass_BoardAttributes<E> at;

  School_SchoolClass_BoardUpdate(UpdateExpression<E, U> changes,
      School_SchoolClass_BoardAttributes<E> at) {
    this.changes = changes;
    this.at = at;
  }

  /** Stores {@code notes}. */
  public U notes(List<String> notes) {
    return this.changes.set(this.at.notes(), notes);
  }

  /** Puts elements behind those of {@code notes}. */
  public U appendToNotes(List<String> elements) {
    return this.changes.append(this.at.notes(), elements);
  }

  /** Puts elements before those of {@code notes}. */
  public U prependToNotes(List<String> elements) {
    return this.changes.prepend(this.at.notes(), elements);
  }

  /** Stores an element of {@code notes}; one behind the end becomes the last. */
  public U setInNotes(int index, String element) {
    return this.changes.setIn(this.at.notes(), index, element);
  }

  /** Removes an element of {@code notes}; the ones behind it move up. */
  public U removeFromNotes(int index) {
    return this.changes.remove(this.at.notes().at(index));
  }
}
