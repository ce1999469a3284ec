package till;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.expression.ElementKind;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The attributes of a {@link Payment} inside an item.
 *
 * @param <E> the entity
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Till_PaymentAttributes<E> extends DocumentAttribute<E, Payment> {
  Till_PaymentAttributes(AttributePath path) {
    super(path, Till_PaymentMapper.INSTANCE);
  }

  /** The text that tells which of its documents it is. Stored as {@code kind}. */
  public TextAttribute<E> tag() {
    return new TextAttribute<>(child("kind", "kind"));
  }

  static final class Element<E> extends ElementKind<E, Payment, Till_PaymentAttributes<E>> {
    Element() {
      super(Till_PaymentMapper.INSTANCE);
    }

    @Override
    protected Till_PaymentAttributes<E> reference(AttributePath path) {
      return new Till_PaymentAttributes<>(path);
    }
  }
}
