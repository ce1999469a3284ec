package app;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link User} in the table {@link App}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class UserAttributes {
  /** Stored as {@code username}. */
  public static final AttributeReference<User, String> USERNAME =
      AttributeReference.of("username", "username", Converters.STRING);

  /** Stored as {@code fn}. */
  public static final AttributeReference<User, String> FIRST_NAME =
      AttributeReference.of("firstName", "fn", Converters.STRING);

  /** Stored as {@code organization}. */
  public static final AttributeReference<User, String> ORGANIZATION =
      AttributeReference.of("organization", "organization", Converters.STRING);

  /** Stored as {@code version}. */
  public static final AttributeReference<User, Long> VERSION =
      AttributeReference.of("version", "version", Converters.LONG);

  private UserAttributes() {}
}
