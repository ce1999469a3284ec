package shop;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Loud} in the table {@link Shop}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class LoudAttributes {
  /** Stored as {@code SKU}. */
  public static final TextAttribute<Loud> SKU = new TextAttribute<>(AttributePath.of("SKU", "SKU"));

  /** Stored as {@code ID}. */
  public static final TextAttribute<Loud> ID = new TextAttribute<>(AttributePath.of("ID", "ID"));

  /** Stored as {@code _1}. */
  public static final TextAttribute<Loud> _1 = new TextAttribute<>(AttributePath.of("_1", "_1"));

  /** Stored as {@code IF}. */
  public static final TextAttribute<Loud> IF = new TextAttribute<>(AttributePath.of("IF", "IF"));

  private LoudAttributes() {}
}
