package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Login} in the table {@link Old}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class LoginAttributes {
  /** Stored as {@code tenant}. */
  public static final TextAttribute<Login> TENANT =
      new TextAttribute<>(AttributePath.of("tenant", "tenant"));

  /** Stored as {@code email}. */
  public static final TextAttribute<Login> EMAIL =
      new TextAttribute<>(AttributePath.of("email", "email"));

  /** Stored as {@code note}. */
  public static final TextAttribute<Login> NOTE =
      new TextAttribute<>(AttributePath.of("note", "note"));

  private LoginAttributes() {}
}
