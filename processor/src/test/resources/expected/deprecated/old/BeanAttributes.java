package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
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
  public static final AttributeReference<Bean, String> ID =
      AttributeReference.of("id", "id", Converters.STRING);

  /** Stored as {@code count}. */
  public static final AttributeReference<Bean, Integer> COUNT =
      AttributeReference.of("count", "count", Converters.INT);

  private BeanAttributes() {}
}
