package till;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.expression.ElementKind;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The attributes of a {@link Card} inside an item.
 *
 * @param <E> the entity
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Till_CardAttributes<E> extends DocumentAttribute<E, Card> {
  Till_CardAttributes(AttributePath path) {
    super(path, Till_CardMapper.INSTANCE);
  }

  /** Stored as {@code number}. */
  public TextAttribute<E> number() {
    return new TextAttribute<>(child("number", "number"));
  }

  /** Stored as {@code slot}. */
  public OrderedAttribute<E, Integer> slot() {
    return new OrderedAttribute<>(child("slot", "slot"), Converters.ofInt());
  }

  static final class Element<E> extends ElementKind<E, Card, Till_CardAttributes<E>> {
    Element() {
      super(Till_CardMapper.INSTANCE);
    }

    @Override
    protected Till_CardAttributes<E> reference(AttributePath path) {
      return new Till_CardAttributes<>(path);
    }
  }
}
