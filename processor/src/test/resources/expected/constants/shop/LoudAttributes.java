package shop;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Loud} in the table {@link Shop}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class LoudAttributes {
  /** Stored as {@code SKU}. */
  public static final AttributeReference<Loud, String> SKU =
      AttributeReference.of("SKU", "SKU", Converters.STRING);

  /** Stored as {@code ID}. */
  public static final AttributeReference<Loud, String> ID =
      AttributeReference.of("ID", "ID", Converters.STRING);

  /** Stored as {@code _1}. */
  public static final AttributeReference<Loud, String> _1 =
      AttributeReference.of("_1", "_1", Converters.STRING);

  /** Stored as {@code IF}. */
  public static final AttributeReference<Loud, String> IF =
      AttributeReference.of("IF", "IF", Converters.STRING);

  private LoudAttributes() {}
}
