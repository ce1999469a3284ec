package club;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.expression.ElementKind;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.item.Converters;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The attributes of a {@link Member.Address} inside an item.
 *
 * @param <E> the entity
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Club_Member_AddressAttributes<E> extends DocumentAttribute<E, Member.Address> {
  Club_Member_AddressAttributes(AttributePath path) {
    super(path, Club_Member_AddressMapper.INSTANCE);
  }

  /** Stored as {@code since.when}. */
  public OrderedAttribute<E, Instant> since() {
    return new OrderedAttribute<>(child("since", "since.when"), Converters.ofInstant());
  }

  /** Stored as {@code stay}. */
  public Club_Member_StayAttributes<E> stay() {
    return new Club_Member_StayAttributes<>(child("stay", "stay"));
  }

  static final class Element<E> extends ElementKind<E, Member.Address, Club_Member_AddressAttributes<E>> {
    Element() {
      super(Club_Member_AddressMapper.INSTANCE);
    }

    @Override
    protected Club_Member_AddressAttributes<E> reference(AttributePath path) {
      return new Club_Member_AddressAttributes<>(path);
    }
  }
}
