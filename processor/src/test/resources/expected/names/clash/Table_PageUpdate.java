package clash;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.UpdateExpression;
import java.lang.String;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Changes inside of a {@link Page}.
 *
 * @param <E> the entity
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Table_PageUpdate<E, U> {
  private final UpdateExpression<E, U> changes;
  private final Table_PageAttributes<E> at;

  Table_PageUpdate(UpdateExpression<E, U> changes, Table_PageAttributes<E> at) {
    this.changes = changes;
    this.at = at;
  }

  /** Stores {@code map}. */
  public U map(String map) {
    return this.changes.set(this.at.map(), map);
  }

  /** Stores {@code value}. */
  public U value(String value) {
    return this.changes.set(this.at.value(), value);
  }

  /** Stores {@code path}. */
  public U path(String path) {
    return this.changes.set(this.at.path_(), path);
  }
}
