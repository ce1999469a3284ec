package span;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.expression.ElementKind;
import io.keywright.runtime.expression.Elements;
import io.keywright.runtime.expression.ListAttribute;
import io.keywright.runtime.expression.TextAttribute;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The attributes of a {@link Booking.Tree} inside an item.
 *
 * @param <E> the entity
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Span_Booking_TreeOfListOfStringAttributes<E> extends DocumentAttribute<E, Booking.Tree<List<String>>> {
  Span_Booking_TreeOfListOfStringAttributes(AttributePath path) {
    super(path, Span_Booking_TreeOfListOfStringMapper.INSTANCE);
  }

  /** Stored as {@code value}. */
  public ListAttribute<E, String, TextAttribute<E>> value() {
    return new ListAttribute<>(child("value", "value"), Span_Booking_TreeOfListOfStringMapper.VALUE, Elements.text());
  }

  /** Stored as {@code children}. */
  public ListAttribute<E, Booking.Tree<List<String>>, Span_Booking_TreeOfListOfStringAttributes<E>> children(
      ) {
    return new ListAttribute<>(child("children", "children"), Span_Booking_TreeOfListOfStringMapper.CHILDREN, new Element<>());
  }

  static final class Element<E> extends ElementKind<E, Booking.Tree<List<String>>, Span_Booking_TreeOfListOfStringAttributes<E>> {
    Element() {
      super(Span_Booking_TreeOfListOfStringMapper.INSTANCE);
    }

    @Override
    protected Span_Booking_TreeOfListOfStringAttributes<E> reference(AttributePath path) {
      return new Span_Booking_TreeOfListOfStringAttributes<>(path);
    }
  }
}
