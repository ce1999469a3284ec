package people;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Shop.Order} in the table {@link People}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OrdAttributes {
  /** Stored as {@code id}. */
  public static final TextAttribute<Shop.Order> ID =
      new TextAttribute<>(AttributePath.of("id", "id"));

  /** Stored as {@code number}. */
  public static final OrderedAttribute<Shop.Order, Integer> NUMBER =
      new OrderedAttribute<>(AttributePath.of("number", "number"), Converters.ofInt());

  private OrdAttributes() {}
}
