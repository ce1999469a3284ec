package inner;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Parts.Head} in the table {@link Outer.Store}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class Parts_HeadAttributes {
  /** Stored as {@code id}. */
  public static final TextAttribute<Parts.Head> ID =
      new TextAttribute<>(AttributePath.of("id", "id"));

  /** Stored as {@code text}. */
  public static final Outer_Store_Parts_TextAttributes<Parts.Head> TEXT =
      new Outer_Store_Parts_TextAttributes<>(AttributePath.of("text", "text"));

  private Parts_HeadAttributes() {}
}
