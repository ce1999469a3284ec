package desk;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.expression.ElementKind;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The attributes of a {@link Order.Address} inside an item.
 *
 * @param <E> the entity
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Desk_Order_AddressAttributes<E> extends DocumentAttribute<E, Order.Address> {
  Desk_Order_AddressAttributes(AttributePath path) {
    super(path, Desk_Order_AddressMapper.INSTANCE);
  }

  /** Stored as {@code s}. */
  public TextAttribute<E> street() {
    return new TextAttribute<>(child("street", "s"));
  }

  /** Stored as {@code city}. */
  public TextAttribute<E> city() {
    return new TextAttribute<>(child("city", "city"));
  }

  /** Stored as {@code country}. */
  public TextAttribute<E> country() {
    return new TextAttribute<>(child("country", "country"));
  }

  static final class Element<E> extends ElementKind<E, Order.Address, Desk_Order_AddressAttributes<E>> {
    Element() {
      super(Desk_Order_AddressMapper.INSTANCE);
    }

    @Override
    protected Desk_Order_AddressAttributes<E> reference(AttributePath path) {
      return new Desk_Order_AddressAttributes<>(path);
    }
  }
}
