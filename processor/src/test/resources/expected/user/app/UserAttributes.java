package app;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link User} in the table {@link App}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class UserAttributes {
  /** Stored as {@code username}. */
  public static final TextAttribute<User> USERNAME =
      new TextAttribute<>(AttributePath.of("username", "username"));

  /** Stored as {@code fn}. */
  public static final TextAttribute<User> FIRST_NAME =
      new TextAttribute<>(AttributePath.of("firstName", "fn"));

  /** Stored as {@code organization}. */
  public static final TextAttribute<User> ORGANIZATION =
      new TextAttribute<>(AttributePath.of("organization", "organization"));

  /** Stored as {@code version}. */
  public static final OrderedAttribute<User, Long> VERSION =
      new OrderedAttribute<>(AttributePath.of("version", "version"), Converters.ofLong());

  private UserAttributes() {}
}
