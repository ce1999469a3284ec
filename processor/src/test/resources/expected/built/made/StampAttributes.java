package made;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Stamp} in the table {@link Made}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class StampAttributes {
  /** Stored as {@code id}. */
  public static final TextAttribute<Stamp> ID = new TextAttribute<>(AttributePath.of("id", "id"));

  /** Stored as {@code value}. */
  public static final OrderedAttribute<Stamp, Integer> VALUE =
      new OrderedAttribute<>(AttributePath.of("value", "value"), Converters.ofInt());

  private StampAttributes() {}
}
