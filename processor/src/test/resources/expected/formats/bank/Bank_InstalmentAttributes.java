package bank;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import java.time.LocalDateTime;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The attributes of a {@link Instalment} inside an item.
 *
 * @param <E> the entity
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Bank_InstalmentAttributes<E> extends AttributeReference<E, Instalment> {
  Bank_InstalmentAttributes(String name, String attribute) {
    super(name, attribute, Bank_InstalmentMapper.INSTANCE);
  }

  Bank_InstalmentAttributes(AttributeReference<E, ?> parent, String name, String attribute) {
    super(parent, name, attribute, Bank_InstalmentMapper.INSTANCE);
  }

  /** Stored as {@code due}. */
  public AttributeReference<E, LocalDateTime> due() {
    return child("due", "due", Converters.LOCAL_DATE_TIME);
  }

  /** Stored as {@code share}. */
  public AttributeReference<E, Double> share() {
    return child("share", "share", Converters.DOUBLE);
  }
}
