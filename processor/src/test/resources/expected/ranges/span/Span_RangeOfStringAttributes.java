package span;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.expression.ElementKind;
import io.keywright.runtime.expression.Elements;
import io.keywright.runtime.expression.ListAttribute;
import io.keywright.runtime.expression.TextAttribute;
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
public final class Span_RangeOfStringAttributes<E> extends DocumentAttribute<E, Range<String>> {
  Span_RangeOfStringAttributes(AttributePath path) {
    super(path, Span_RangeOfStringMapper.INSTANCE);
  }

  /** Stored as {@code from}. */
  public TextAttribute<E> from() {
    return new TextAttribute<>(child("from", "from"));
  }

  /** Stored as {@code to}. */
  public TextAttribute<E> to() {
    return new TextAttribute<>(child("to", "to"));
  }

  /** Stored as {@code m}. */
  public ListAttribute<E, String, TextAttribute<E>> marks() {
    return new ListAttribute<>(child("marks", "m"), Span_RangeOfStringMapper.MARKS, Elements.text());
  }

  static final class Element<E> extends ElementKind<E, Range<String>, Span_RangeOfStringAttributes<E>> {
    Element() {
      super(Span_RangeOfStringMapper.INSTANCE);
    }

    @Override
    protected Span_RangeOfStringAttributes<E> reference(AttributePath path) {
      return new Span_RangeOfStringAttributes<>(path);
    }
  }
}
