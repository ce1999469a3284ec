package inner;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Parts.Line} in the table {@link Outer.Store}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class Parts_LineAttributes {
  /** Stored as {@code id}. */
  public static final TextAttribute<Parts.Line> ID =
      new TextAttribute<>(AttributePath.of("id", "id"));

  /** Stored as {@code number}. */
  public static final OrderedAttribute<Parts.Line, Integer> NUMBER =
      new OrderedAttribute<>(AttributePath.of("number", "number"), Converters.ofInt());

  private Parts_LineAttributes() {}
}
