package kind;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Order} in the table {@link Kinds}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OrderAttributes {
  /** Stored as {@code id}. */
  public static final TextAttribute<Order> ID = new TextAttribute<>(AttributePath.of("id", "id"));

  private OrderAttributes() {}
}
