package people;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Shop.Customer} in the table {@link People}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CustAttributes {
  /** Stored as {@code id}. */
  public static final TextAttribute<Shop.Customer> ID =
      new TextAttribute<>(AttributePath.of("id", "id"));

  /** Stored as {@code name}. */
  public static final TextAttribute<Shop.Customer> NAME =
      new TextAttribute<>(AttributePath.of("name", "name"));

  /** Stored as {@code email}. */
  public static final TextAttribute<Shop.Customer> EMAIL =
      new TextAttribute<>(AttributePath.of("email", "email"));

  /** Stored as {@code nick}. */
  public static final TextAttribute<Shop.Customer> NICK =
      new TextAttribute<>(AttributePath.of("nick", "nick"));

  private CustAttributes() {}
}
