package span;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.expression.ElementKind;
import io.keywright.runtime.expression.Elements;
import io.keywright.runtime.expression.ListAttribute;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.item.Converters;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The attributes of a {@link Range} inside an item.
 *
 * @param <E> the entity
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Span_RangeOfInstantAttributes<E> extends DocumentAttribute<E, Range<Instant>> {
  Span_RangeOfInstantAttributes(AttributePath path) {
    super(path, Span_RangeOfInstantMapper.INSTANCE);
  }

  /** Stored as {@code from}. */
  public OrderedAttribute<E, Instant> from() {
    return new OrderedAttribute<>(child("from", "from"), Converters.ofInstant());
  }

  /** Stored as {@code to}. */
  public OrderedAttribute<E, Instant> to() {
    return new OrderedAttribute<>(child("to", "to"), Converters.ofInstant());
  }

  /** Stored as {@code m}. */
  public ListAttribute<E, Instant, OrderedAttribute<E, Instant>> marks() {
    return new ListAttribute<>(child("marks", "m"), Span_RangeOfInstantMapper.MARKS, Elements.ordered(Converters.ofInstant()));
  }

  static final class Element<E> extends ElementKind<E, Range<Instant>, Span_RangeOfInstantAttributes<E>> {
    Element() {
      super(Span_RangeOfInstantMapper.INSTANCE);
    }

    @Override
    protected Span_RangeOfInstantAttributes<E> reference(AttributePath path) {
      return new Span_RangeOfInstantAttributes<>(path);
    }
  }
}
