package people;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Shop.Order} in the table {@link People}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OrdAttributes {
  /** Stored as {@code id}. */
  public static final AttributeReference<Shop.Order, String> ID =
      AttributeReference.of("id", "id", Converters.STRING);

  /** Stored as {@code number}. */
  public static final AttributeReference<Shop.Order, Integer> NUMBER =
      AttributeReference.of("number", "number", Converters.INT);

  private OrdAttributes() {}
}
