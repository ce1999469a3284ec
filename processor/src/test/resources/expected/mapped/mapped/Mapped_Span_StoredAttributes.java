package mapped;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.AttributeReference;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.expression.ElementKind;
import io.keywright.runtime.expression.Elements;
import io.keywright.runtime.expression.ListAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import values.Span;

/**
 * The attributes of a {@link Span.Stored} inside an item.
 *
 * @param <E> the entity
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Mapped_Span_StoredAttributes<E> extends DocumentAttribute<E, Span.Stored> {
  Mapped_Span_StoredAttributes(AttributePath path) {
    super(path, Mapped_Span_StoredMapper.INSTANCE);
  }

  /** Stored as {@code name}. */
  public TextAttribute<E> name() {
    return new TextAttribute<>(child("name", "name"));
  }

  /** Stored as {@code inner}. */
  public ListAttribute<E, Span, AttributeReference<E, Span>> inner() {
    return new ListAttribute<>(child("inner", "inner"), Mapped_Span_StoredMapper.INNER, Elements.plain(Converters.converted(new Span.Converter(), Mapped_Span_StoredMapper.INSTANCE)));
  }

  static final class Element<E> extends ElementKind<E, Span.Stored, Mapped_Span_StoredAttributes<E>> {
    Element() {
      super(Mapped_Span_StoredMapper.INSTANCE);
    }

    @Override
    protected Mapped_Span_StoredAttributes<E> reference(AttributePath path) {
      return new Mapped_Span_StoredAttributes<>(path);
    }
  }
}
