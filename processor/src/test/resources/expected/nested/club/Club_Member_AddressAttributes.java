package club;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
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
public final class Club_Member_AddressAttributes<E> extends AttributeReference<E, Member.Address> {
  Club_Member_AddressAttributes(String name, String attribute) {
    super(name, attribute, Club_Member_AddressMapper.INSTANCE);
  }

  Club_Member_AddressAttributes(AttributeReference<E, ?> parent, String name, String attribute) {
    super(parent, name, attribute, Club_Member_AddressMapper.INSTANCE);
  }

  /** Stored as {@code since.when}. */
  public AttributeReference<E, Instant> since() {
    return child("since", "since.when", Converters.INSTANT);
  }

  /** Stored as {@code stay}. */
  public Club_Member_StayAttributes<E> stay() {
    return new Club_Member_StayAttributes<>(this, "stay", "stay");
  }
}
