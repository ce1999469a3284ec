package library;

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
public final class Library_PlaceAttributes<E> extends DocumentAttribute<E, Place> {
  Library_PlaceAttributes(AttributePath path) {
    super(path, Library_PlaceMapper.INSTANCE);
  }

  /** Stored as {@code room}. */
  public TextAttribute<E> room() {
    return new TextAttribute<>(child("room", "room"));
  }

  /** Stored as {@code shelf}. */
  public TextAttribute<E> shelf() {
    return new TextAttribute<>(child("shelf", "shelf"));
  }

  static final class Element<E> extends ElementKind<E, Place, Library_PlaceAttributes<E>> {
    Element() {
      super(Library_PlaceMapper.INSTANCE);
    }

    @Override
    protected Library_PlaceAttributes<E> reference(AttributePath path) {
      return new Library_PlaceAttributes<>(path);
    }
  }
}
