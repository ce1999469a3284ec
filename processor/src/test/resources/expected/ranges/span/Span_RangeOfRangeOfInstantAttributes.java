package span;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.expression.ElementKind;
import io.keywright.runtime.expression.ListAttribute;
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
public final class Span_RangeOfRangeOfInstantAttributes<E> extends DocumentAttribute<E, Range<Range<Instant>>> {
  Span_RangeOfRangeOfInstantAttributes(AttributePath path) {
    super(path, Span_RangeOfRangeOfInstantMapper.INSTANCE);
  }

  /** Stored as {@code from}. */
  public Span_RangeOfInstantAttributes<E> from() {
    return new Span_RangeOfInstantAttributes<>(child("from", "from"));
  }

  /** Stored as {@code to}. */
  public Span_RangeOfInstantAttributes<E> to() {
    return new Span_RangeOfInstantAttributes<>(child("to", "to"));
  }

  /** Stored as {@code m}. */
  public ListAttribute<E, Range<Instant>, Span_RangeOfInstantAttributes<E>> marks() {
    return new ListAttribute<>(child("marks", "m"), Span_RangeOfRangeOfInstantMapper.MARKS, new Span_RangeOfInstantAttributes.Element<>());
  }

  static final class Element<E> extends ElementKind<E, Range<Range<Instant>>, Span_RangeOfRangeOfInstantAttributes<E>> {
    Element() {
      super(Span_RangeOfRangeOfInstantMapper.INSTANCE);
    }

    @Override
    protected Span_RangeOfRangeOfInstantAttributes<E> reference(AttributePath path) {
      return new Span_RangeOfRangeOfInstantAttributes<>(path);
    }
  }
}
