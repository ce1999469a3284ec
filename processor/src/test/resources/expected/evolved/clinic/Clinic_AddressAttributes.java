package clinic;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.expression.ElementKind;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The attributes of a {@link Address} inside an item.
 *
 * @param <E> the entity
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Clinic_AddressAttributes<E> extends DocumentAttribute<E, Address> {
  Clinic_AddressAttributes(AttributePath path) {
    super(path, Clinic_AddressMapper.INSTANCE);
  }

  /** Stored as {@code z}, formerly as {@code postCode}. */
  public TextAttribute<E> zip() {
    return new TextAttribute<>(child("zip", "z", "postCode"));
  }

  /** Stored as {@code country}. */
  public TextAttribute<E> country() {
    return new TextAttribute<>(child("country", "country"));
  }

  /** Stored as {@code share}. */
  public OrderedAttribute<E, Double> share() {
    return new OrderedAttribute<>(child("share", "share"), Converters.ofDouble());
  }

  /** Stored as {@code m}, formerly as {@code movedAt}. */
  public OrderedAttribute<E, Instant> moved() {
    return new OrderedAttribute<>(child("moved", "m", "movedAt"), Converters.ofInstant());
  }

  /** Stored as {@code street}. */
  public TextAttribute<E> street() {
    return new TextAttribute<>(child("street", "street"));
  }

  /** Stored as {@code floor}. */
  public TextAttribute<E> floor() {
    return new TextAttribute<>(child("floor", "floor"));
  }

  static final class Element<E> extends ElementKind<E, Address, Clinic_AddressAttributes<E>> {
    Element() {
      super(Clinic_AddressMapper.INSTANCE);
    }

    @Override
    protected Clinic_AddressAttributes<E> reference(AttributePath path) {
      return new Clinic_AddressAttributes<>(path);
    }
  }
}
