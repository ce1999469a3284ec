package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.expression.ElementKind;
import io.keywright.runtime.expression.TextAttribute;
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
public final class Attic_PlaceAttributes<E> extends DocumentAttribute<E, Place> {
  Attic_PlaceAttributes(AttributePath path) {
    super(path, Attic_PlaceMapper.INSTANCE);
  }

  /** Stored as {@code city}. */
  public TextAttribute<E> city() {
    return new TextAttribute<>(child("city", "city"));
  }

  static final class Element<E> extends ElementKind<E, Place, Attic_PlaceAttributes<E>> {
    Element() {
      super(Attic_PlaceMapper.INSTANCE);
    }

    @Override
    protected Attic_PlaceAttributes<E> reference(AttributePath path) {
      return new Attic_PlaceAttributes<>(path);
    }
  }
}
