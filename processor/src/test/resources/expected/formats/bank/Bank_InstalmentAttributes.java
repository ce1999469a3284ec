package bank;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.expression.ElementKind;
import io.keywright.runtime.expression.OrderedAttribute;
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
public final class Bank_InstalmentAttributes<E> extends DocumentAttribute<E, Instalment> {
  Bank_InstalmentAttributes(AttributePath path) {
    super(path, Bank_InstalmentMapper.INSTANCE);
  }

  /** Stored as {@code due}. */
  public OrderedAttribute<E, LocalDateTime> due() {
    return new OrderedAttribute<>(child("due", "due"), Converters.ofLocalDateTime());
  }

  /** Stored as {@code share}. */
  public OrderedAttribute<E, Double> share() {
    return new OrderedAttribute<>(child("share", "share"), Converters.ofDouble());
  }

  static final class Element<E> extends ElementKind<E, Instalment, Bank_InstalmentAttributes<E>> {
    Element() {
      super(Bank_InstalmentMapper.INSTANCE);
    }

    @Override
    protected Bank_InstalmentAttributes<E> reference(AttributePath path) {
      return new Bank_InstalmentAttributes<>(path);
    }
  }
}
