package clash;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.UpdateExpression;
import java.lang.String;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Changes inside of a {@link clash.other.Converter}.
 *
 * @param <E> the entity
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Table_ConverterUpdate<E, U> {
  private final UpdateExpression<E, U> changes;
  private final Table_ConverterAttributes<E> at;

  Table_ConverterUpdate(UpdateExpression<E, U> changes, Table_ConverterAttributes<E> at) {
    this.changes = changes;
    this.at = at;
  }

  /** Stores {@code name}. */
  public U name(String name) {
    return this.changes.set(this.at.name(), name);
  }

  /** Stores {@code child}. */
  public U child(String child) {
    return this.changes.set(this.at.child_(), child);
  }
}
