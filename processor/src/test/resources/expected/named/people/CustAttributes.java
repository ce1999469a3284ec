package people;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Shop.Customer} in the table {@link People}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CustAttributes {
  /** Stored as {@code id}. */
  public static final AttributeReference<Shop.Customer, String> ID =
      AttributeReference.of("id", "id", Converters.STRING);

  /** Stored as {@code name}. */
  public static final AttributeReference<Shop.Customer, String> NAME =
      AttributeReference.of("name", "name", Converters.STRING);

  /** Stored as {@code email}. */
  public static final AttributeReference<Shop.Customer, String> EMAIL =
      AttributeReference.of("email", "email", Converters.STRING);

  /** Stored as {@code nick}. */
  public static final AttributeReference<Shop.Customer, String> NICK =
      AttributeReference.of("nick", "nick", Converters.STRING);

  private CustAttributes() {}
}
