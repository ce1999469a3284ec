package odd;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Odd} in the table {@link Texts}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OddAttributes {
  /** Stored as <code>&#42;&#47;&#32;&#36;S&#32;&#123;</code>. */
  public static final TextAttribute<Odd> ID =
      new TextAttribute<>(AttributePath.of("id", "*/ $S {"));

  /** Stored as {@code count}. */
  public static final OrderedAttribute<Odd, Integer> COUNT =
      new OrderedAttribute<>(AttributePath.of("count", "count"), Converters.ofInt());

  /** Stored as <code>gr&#246;&#223;e&#92;u</code>. */
  public static final TextAttribute<Odd> GR\u00d6SSE =
      new TextAttribute<>(AttributePath.of("gr\u00f6\u00dfe", "gr\u00f6\u00dfe\\u"));

  private OddAttributes() {}
}
