package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The attributes of a {@link Place} inside an item.
 *
 * @param <E> the entity
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
@SuppressWarnings({"deprecation", "removal"})
public final class Attic_PlaceAttributes<E> extends AttributeReference<E, Place> {
  Attic_PlaceAttributes(String name, String attribute) {
    super(name, attribute, Attic_PlaceMapper.INSTANCE);
  }

  Attic_PlaceAttributes(AttributeReference<E, ?> parent, String name, String attribute) {
    super(parent, name, attribute, Attic_PlaceMapper.INSTANCE);
  }

  /** Stored as {@code city}. */
  public AttributeReference<E, String> city() {
    return child("city", "city", Converters.STRING);
  }
}
