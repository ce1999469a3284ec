package till;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.expression.ElementKind;
import io.keywright.runtime.expression.ListAttribute;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The attributes of a {@link Online.Wire} inside an item.
 *
 * @param <E> the entity
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Till_Online_WireAttributes<E> extends DocumentAttribute<E, Online.Wire> {
  Till_Online_WireAttributes(AttributePath path) {
    super(path, Till_Online_WireMapper.INSTANCE);
  }

  /** Stored as {@code i}. */
  public TextAttribute<E> iban() {
    return new TextAttribute<>(child("iban", "i"));
  }

  /** Stored as {@code parts}. */
  public ListAttribute<E, Payment, Till_PaymentAttributes<E>> parts() {
    return new ListAttribute<>(child("parts", "parts"), Till_Online_WireMapper.PARTS, new Till_PaymentAttributes.Element<>());
  }

  static final class Element<E> extends ElementKind<E, Online.Wire, Till_Online_WireAttributes<E>> {
    Element() {
      super(Till_Online_WireMapper.INSTANCE);
    }

    @Override
    protected Till_Online_WireAttributes<E> reference(AttributePath path) {
      return new Till_Online_WireAttributes<>(path);
    }
  }
}
