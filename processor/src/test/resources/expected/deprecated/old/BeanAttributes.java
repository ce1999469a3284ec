package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Bean} in the table {@link Attic}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
@SuppressWarnings({"deprecation", "removal"})
public final class BeanAttributes {
  /** Stored as {@code id}. */
  public static final TextAttribute<Bean> ID = new TextAttribute<>(AttributePath.of("id", "id"));

  /** Stored as {@code count}. */
  public static final OrderedAttribute<Bean, Integer> COUNT =
      new OrderedAttribute<>(AttributePath.of("count", "count"), Converters.ofInt());

  private BeanAttributes() {}
}
