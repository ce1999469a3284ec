package inner;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Parts.Head} in the table {@link Outer.Store}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class Parts_HeadAttributes {
  /** Stored as {@code id}. */
  public static final AttributeReference<Parts.Head, String> ID =
      AttributeReference.of("id", "id", Converters.STRING);

  /** Stored as {@code text}. */
  public static final Outer_Store_Parts_TextAttributes<Parts.Head> TEXT =
      new Outer_Store_Parts_TextAttributes<>("text", "text");

  private Parts_HeadAttributes() {}
}
