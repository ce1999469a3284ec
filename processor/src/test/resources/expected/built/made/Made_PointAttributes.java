package made;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.expression.ElementKind;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The attributes of a {@link Point} inside an item.
 *
 * @param <E> the entity
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Made_PointAttributes<E> extends DocumentAttribute<E, Point> {
  Made_PointAttributes(AttributePath path) {
    super(path, Made_PointMapper.INSTANCE);
  }

  /** Stored as {@code y}. */
  public OrderedAttribute<E, Integer> y() {
    return new OrderedAttribute<>(child("y", "y"), Converters.ofInt());
  }

  /** Stored as {@code x}. */
  public OrderedAttribute<E, Integer> x() {
    return new OrderedAttribute<>(child("x", "x"), Converters.ofInt());
  }

  static final class Element<E> extends ElementKind<E, Point, Made_PointAttributes<E>> {
    Element() {
      super(Made_PointMapper.INSTANCE);
    }

    @Override
    protected Made_PointAttributes<E> reference(AttributePath path) {
      return new Made_PointAttributes<>(path);
    }
  }
}
