package span;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.expression.ElementKind;
import io.keywright.runtime.expression.Elements;
import io.keywright.runtime.expression.ListAttribute;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.item.Converters;
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
public final class Span_RangeOfIntegerAttributes<E> extends DocumentAttribute<E, Range<Integer>> {
  Span_RangeOfIntegerAttributes(AttributePath path) {
    super(path, Span_RangeOfIntegerMapper.INSTANCE);
  }

  /** Stored as {@code from}. */
  public OrderedAttribute<E, Integer> from() {
    return new OrderedAttribute<>(child("from", "from"), Converters.ofInt());
  }

  /** Stored as {@code to}. */
  public OrderedAttribute<E, Integer> to() {
    return new OrderedAttribute<>(child("to", "to"), Converters.ofInt());
  }

  /** Stored as {@code m}. */
  public ListAttribute<E, Integer, OrderedAttribute<E, Integer>> marks() {
    return new ListAttribute<>(child("marks", "m"), Span_RangeOfIntegerMapper.MARKS, Elements.ordered(Converters.ofInt()));
  }

  static final class Element<E> extends ElementKind<E, Range<Integer>, Span_RangeOfIntegerAttributes<E>> {
    Element() {
      super(Span_RangeOfIntegerMapper.INSTANCE);
    }

    @Override
    protected Span_RangeOfIntegerAttributes<E> reference(AttributePath path) {
      return new Span_RangeOfIntegerAttributes<>(path);
    }
  }
}
