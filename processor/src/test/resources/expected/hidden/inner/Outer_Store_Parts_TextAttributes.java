package inner;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.expression.ElementKind;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The attributes of a {@link Parts.Text} inside an item.
 *
 * @param <E> the entity
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class Outer_Store_Parts_TextAttributes<E> extends DocumentAttribute<E, Parts.Text> {
  Outer_Store_Parts_TextAttributes(AttributePath path) {
    super(path, Outer_Store_Parts_TextMapper.INSTANCE);
  }

  /** Stored as {@code value}. */
  public TextAttribute<E> value() {
    return new TextAttribute<>(child("value", "value"));
  }

  static final class Element<E> extends ElementKind<E, Parts.Text, Outer_Store_Parts_TextAttributes<E>> {
    Element() {
      super(Outer_Store_Parts_TextMapper.INSTANCE);
    }

    @Override
    protected Outer_Store_Parts_TextAttributes<E> reference(AttributePath path) {
      return new Outer_Store_Parts_TextAttributes<>(path);
    }
  }
}
