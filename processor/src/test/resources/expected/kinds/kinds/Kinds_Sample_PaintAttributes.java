package kinds;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.AttributeReference;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.expression.ElementKind;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The attributes of a {@link Sample.Paint} inside an item.
 *
 * @param <E> the entity
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Kinds_Sample_PaintAttributes<E> extends DocumentAttribute<E, Sample.Paint> {
  Kinds_Sample_PaintAttributes(AttributePath path) {
    super(path, Kinds_Sample_PaintMapper.INSTANCE);
  }

  /** Stored as {@code name}. */
  public TextAttribute<E> name() {
    return new TextAttribute<>(child("name", "name"));
  }

  /** Stored as {@code s}. */
  public AttributeReference<E, Sample.Colour> shade() {
    return new AttributeReference<>(child("shade", "s"), Kinds_Sample_PaintMapper.SHADE);
  }

  static final class Element<E> extends ElementKind<E, Sample.Paint, Kinds_Sample_PaintAttributes<E>> {
    Element() {
      super(Kinds_Sample_PaintMapper.INSTANCE);
    }

    @Override
    protected Kinds_Sample_PaintAttributes<E> reference(AttributePath path) {
      return new Kinds_Sample_PaintAttributes<>(path);
    }
  }
}
