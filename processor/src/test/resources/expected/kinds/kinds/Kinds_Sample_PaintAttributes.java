package kinds;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
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
public final class Kinds_Sample_PaintAttributes<E> extends AttributeReference<E, Sample.Paint> {
  Kinds_Sample_PaintAttributes(String name, String attribute) {
    super(name, attribute, Kinds_Sample_PaintMapper.INSTANCE);
  }

  Kinds_Sample_PaintAttributes(AttributeReference<E, ?> parent, String name, String attribute) {
    super(parent, name, attribute, Kinds_Sample_PaintMapper.INSTANCE);
  }

  /** Stored as {@code name}. */
  public AttributeReference<E, String> name() {
    return child("name", "name", Converters.STRING);
  }

  /** Stored as {@code s}. */
  public AttributeReference<E, Sample.Colour> shade() {
    return child("shade", "s", Kinds_Sample_PaintMapper.SHADE);
  }
}
