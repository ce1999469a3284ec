package inner;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Parts.Line} in the table {@link Outer.Store}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class Parts_LineAttributes {
  /** Stored as {@code id}. */
  public static final AttributeReference<Parts.Line, String> ID =
      AttributeReference.of("id", "id", Converters.STRING);

  /** Stored as {@code number}. */
  public static final AttributeReference<Parts.Line, Integer> NUMBER =
      AttributeReference.of("number", "number", Converters.INT);

  private Parts_LineAttributes() {}
}
