package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link User} in the table {@link Network}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class UserAttributes {
  /** Stored as {@code userId}. */
  public static final TextAttribute<User> USER_ID =
      new TextAttribute<>(AttributePath.of("userId", "userId"));

  /** Stored as {@code name}. */
  public static final TextAttribute<User> NAME =
      new TextAttribute<>(AttributePath.of("name", "name"));

  /** Stored as {@code followers}. */
  public static final OrderedAttribute<User, Integer> FOLLOWERS =
      new OrderedAttribute<>(AttributePath.of("followers", "followers"), Converters.ofInt());

  private UserAttributes() {}
}
