package made;

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
public final class Made_Order_LineAttributes<E> extends DocumentAttribute<E, Order.Line> {
  Made_Order_LineAttributes(AttributePath path) {
    super(path, Made_Order_LineMapper.INSTANCE);
  }

  /** Stored as {@code product}. */
  public TextAttribute<E> product() {
    return new TextAttribute<>(child("product", "product"));
  }

  /** Stored as {@code quantity}. */
  public OrderedAttribute<E, Integer> quantity() {
    return new OrderedAttribute<>(child("quantity", "quantity"), Converters.ofInt());
  }

  static final class Element<E> extends ElementKind<E, Order.Line, Made_Order_LineAttributes<E>> {
    Element() {
      super(Made_Order_LineMapper.INSTANCE);
    }

    @Override
    protected Made_Order_LineAttributes<E> reference(AttributePath path) {
      return new Made_Order_LineAttributes<>(path);
    }
  }
}
