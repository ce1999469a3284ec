package inner;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Outer.Head} in the table {@link Outer.Store}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class Outer_HeadAttributes {
  /** Stored as {@code id}. */
  public static final AttributeReference<Outer.Head, String> ID =
      AttributeReference.of("id", "id", Converters.STRING);

  /** Stored as {@code text}. */
  public static final Outer_Store_Outer_TextAttributes<Outer.Head> TEXT =
      new Outer_Store_Outer_TextAttributes<>("text", "text");

  private Outer_HeadAttributes() {}
}
