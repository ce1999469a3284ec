package span;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.expression.ElementKind;
import io.keywright.runtime.expression.MapAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The attributes of a {@link Labelled} inside an item.
 *
 * @param <E> the entity
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Span_LabOfStringAndRangeOfIntegerAttributes<E> extends DocumentAttribute<E, Labelled<String, Range<Integer>>> {
  Span_LabOfStringAndRangeOfIntegerAttributes(AttributePath path) {
    super(path, Span_LabOfStringAndRangeOfIntegerMapper.INSTANCE);
  }

  /** Stored as {@code label}. */
  public TextAttribute<E> label() {
    return new TextAttribute<>(child("label", "label"));
  }

  /** Stored as {@code value}. */
  public Span_RangeOfIntegerAttributes<E> value() {
    return new Span_RangeOfIntegerAttributes<>(child("value", "value"));
  }

  /** Stored as {@code others}. */
  public MapAttribute<E, String, Range<Integer>, Span_RangeOfIntegerAttributes<E>> others() {
    return new MapAttribute<>(child("others", "others"), Span_LabOfStringAndRangeOfIntegerMapper.OTHERS, Converters.ofString(), new Span_RangeOfIntegerAttributes.Element<>());
  }

  static final class Element<E> extends ElementKind<E, Labelled<String, Range<Integer>>, Span_LabOfStringAndRangeOfIntegerAttributes<E>> {
    Element() {
      super(Span_LabOfStringAndRangeOfIntegerMapper.INSTANCE);
    }

    @Override
    protected Span_LabOfStringAndRangeOfIntegerAttributes<E> reference(AttributePath path) {
      return new Span_LabOfStringAndRangeOfIntegerAttributes<>(path);
    }
  }
}
