package library;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.UpdateExpression;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Changes inside of a {@link Place}.
 *
 * @param <E> the entity
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Library_PlaceUpdate<E, U> {
  private final UpdateExpression<E, U> changes;
  private final Library_PlaceAttributes<E> at;

  Library_PlaceUpdate(UpdateExpression<E, U> changes, Library_PlaceAttributes<E> at) {
    this.changes = changes;
    this.at = at;
  }

  /** Stores {@code room}. */
  public U room(String room) {
    return this.changes.set(this.at.room(), room);
  }

  /** Stores {@code shelf}. */
  public U shelf(String shelf) {
    return this.changes.set(this.at.shelf(), shelf);
  }

  /** Removes {@code shelf}. */
  public U removeShelf() {
    return this.changes.remove(this.at.shelf());
  }

  /** Stores {@code shelf} where there is none. */
  public U shelfIfAbsent(String shelf) {
    return this.changes.setIfAbsent(this.at.shelf(), shelf);
  }
}
