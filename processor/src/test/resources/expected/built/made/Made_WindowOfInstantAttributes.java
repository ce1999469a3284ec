package made;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.expression.ElementKind;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.item.Converters;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The attributes of a {@link Window} inside an item.
 *
 * @param <E> the entity
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Made_WindowOfInstantAttributes<E> extends DocumentAttribute<E, Window<Instant>> {
  Made_WindowOfInstantAttributes(AttributePath path) {
    super(path, Made_WindowOfInstantMapper.INSTANCE);
  }

  /** Stored as {@code from}. */
  public OrderedAttribute<E, Instant> from() {
    return new OrderedAttribute<>(child("from", "from"), Converters.ofInstant());
  }

  /** Stored as {@code to}. */
  public OrderedAttribute<E, Instant> to() {
    return new OrderedAttribute<>(child("to", "to"), Converters.ofInstant());
  }

  static final class Element<E> extends ElementKind<E, Window<Instant>, Made_WindowOfInstantAttributes<E>> {
    Element() {
      super(Made_WindowOfInstantMapper.INSTANCE);
    }

    @Override
    protected Made_WindowOfInstantAttributes<E> reference(AttributePath path) {
      return new Made_WindowOfInstantAttributes<>(path);
    }
  }
}
