package kind;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Order} in the table {@link Kinds}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OrderAttributes {
  /** Stored as {@code id}. */
  public static final AttributeReference<Order, String> ID =
      AttributeReference.of("id", "id", Converters.STRING);

  private OrderAttributes() {}
}
