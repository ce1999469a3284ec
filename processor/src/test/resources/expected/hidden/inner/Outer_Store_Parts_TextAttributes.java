package inner;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
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
final class Outer_Store_Parts_TextAttributes<E> extends AttributeReference<E, Parts.Text> {
  Outer_Store_Parts_TextAttributes(String name, String attribute) {
    super(name, attribute, Outer_Store_Parts_TextMapper.INSTANCE);
  }

  Outer_Store_Parts_TextAttributes(AttributeReference<E, ?> parent, String name, String attribute) {
    super(parent, name, attribute, Outer_Store_Parts_TextMapper.INSTANCE);
  }

  /** Stored as {@code value}. */
  public AttributeReference<E, String> value() {
    return child("value", "value", Converters.STRING);
  }
}
