package kinds;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.UpdateExpression;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Changes inside of a {@link Sample.Paint}.
 *
 * @param <E> the entity
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Kinds_Sample_PaintUpdate<E, U> {
  private final UpdateExpression<E, U> changes;
  private final Kinds_Sample_PaintAttributes<E> at;

  Kinds_Sample_PaintUpdate(UpdateExpression<E, U> changes, Kinds_Sample_PaintAttributes<E> at) {
    this.changes = changes;
    this.at = at;
  }

  /** Stores {@code name}. */
  public U name(String name) {
    return this.changes.set(this.at.name(), name);
  }

  /** Stores {@code shade}. */
  public U shade(Sample.Colour shade) {
    return this.changes.set(this.at.shade(), shade);
  }
}
