package till;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.expression.ElementKind;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The attributes of a {@link Passport} inside an item.
 *
 * @param <E> the entity
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Till_PassportAttributes<E> extends DocumentAttribute<E, Passport> {
  Till_PassportAttributes(AttributePath path) {
    super(path, Till_PassportMapper.INSTANCE);
  }

  /** Stored as {@code number}. */
  public TextAttribute<E> number() {
    return new TextAttribute<>(child("number", "number"));
  }

  static final class Element<E> extends ElementKind<E, Passport, Till_PassportAttributes<E>> {
    Element() {
      super(Till_PassportMapper.INSTANCE);
    }

    @Override
    protected Till_PassportAttributes<E> reference(AttributePath path) {
      return new Till_PassportAttributes<>(path);
    }
  }
}
