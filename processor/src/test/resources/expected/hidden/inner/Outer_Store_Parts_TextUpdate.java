package inner;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.UpdateExpression;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Changes inside of a {@link Parts.Text}.
 *
 * @param <E> the entity
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class Outer_Store_Parts_TextUpdate<E, U> {
  private final UpdateExpression<E, U> changes;
  private final Outer_Store_Parts_TextAttributes<E> at;

  Outer_Store_Parts_TextUpdate(UpdateExpression<E, U> changes,
      Outer_Store_Parts_TextAttributes<E> at) {
    this.changes = changes;
    this.at = at;
  }

  /** Stores {@code value}. */
  public U value(String value) {
    return this.changes.set(this.at.value(), value);
  }
}
