package desk;

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
 * The attributes of a {@link Order.Line} inside an item.
 *
 * @param <E> the entity
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Desk_Order_LineAttributes<E> extends DocumentAttribute<E, Order.Line> {
  Desk_Order_LineAttributes(AttributePath path) {
    super(path, Desk_Order_LineMapper.INSTANCE);
  }

  /** Stored as {@code sku}. */
  public TextAttribute<E> sku() {
    return new TextAttribute<>(child("sku", "sku"));
  }

  /** Stored as {@code quantity}. */
  public OrderedAttribute<E, Integer> quantity() {
    return new OrderedAttribute<>(child("quantity", "quantity"), Converters.ofInt());
  }

  static final class Element<E> extends ElementKind<E, Order.Line, Desk_Order_LineAttributes<E>> {
    Element() {
      super(Desk_Order_LineMapper.INSTANCE);
    }

    @Override
    protected Desk_Order_LineAttributes<E> reference(AttributePath path) {
      return new Desk_Order_LineAttributes<>(path);
    }
  }
}
