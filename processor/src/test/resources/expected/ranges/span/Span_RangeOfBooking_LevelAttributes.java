package span;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.AttributeReference;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.expression.ElementKind;
import io.keywright.runtime.expression.Elements;
import io.keywright.runtime.expression.ListAttribute;
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
public final class Span_RangeOfBooking_LevelAttributes<E> extends DocumentAttribute<E, Range<Booking.Level>> {
  Span_RangeOfBooking_LevelAttributes(AttributePath path) {
    super(path, Span_RangeOfBooking_LevelMapper.INSTANCE);
  }

  /** Stored as {@code from}. */
  public AttributeReference<E, Booking.Level> from() {
    return new AttributeReference<>(child("from", "from"), Span_RangeOfBooking_LevelMapper.FROM);
  }

  /** Stored as {@code to}. */
  public AttributeReference<E, Booking.Level> to() {
    return new AttributeReference<>(child("to", "to"), Span_RangeOfBooking_LevelMapper.FROM);
  }

  /** Stored as {@code m}. */
  public ListAttribute<E, Booking.Level, AttributeReference<E, Booking.Level>> marks() {
    return new ListAttribute<>(child("marks", "m"), Span_RangeOfBooking_LevelMapper.MARKS, Elements.plain(Span_RangeOfBooking_LevelMapper.FROM));
  }

  static final class Element<E> extends ElementKind<E, Range<Booking.Level>, Span_RangeOfBooking_LevelAttributes<E>> {
    Element() {
      super(Span_RangeOfBooking_LevelMapper.INSTANCE);
    }

    @Override
    protected Span_RangeOfBooking_LevelAttributes<E> reference(AttributePath path) {
      return new Span_RangeOfBooking_LevelAttributes<>(path);
    }
  }
}
