package kept;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link User} in the table {@link Kept}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class UserAttributes {
  /** Stored as {@code userId}. */
  public static final TextAttribute<User> USER_ID =
      new TextAttribute<>(AttributePath.of("userId", "userId"));

  /** Stored as {@code tenant}. */
  public static final TextAttribute<User> TENANT =
      new TextAttribute<>(AttributePath.of("tenant", "tenant"));

  /** Stored as {@code email}. */
  public static final TextAttribute<User> EMAIL =
      new TextAttribute<>(AttributePath.of("email", "email"));

  /** Stored as {@code phone}. */
  public static final TextAttribute<User> PHONE =
      new TextAttribute<>(AttributePath.of("phone", "phone"));

  /** Stored as {@code country}. */
  public static final TextAttribute<User> COUNTRY =
      new TextAttribute<>(AttributePath.of("country", "country"));

  /** Stored as {@code nickname}. */
  public static final TextAttribute<User> NICKNAME =
      new TextAttribute<>(AttributePath.of("nickname", "nickname"));

  /** Stored as {@code v}. */
  public static final OrderedAttribute<User, Long> VERSION =
      new OrderedAttribute<>(AttributePath.of("version", "v"), Converters.ofLong());

  /** Stored as {@code createdAt}. */
  public static final OrderedAttribute<User, Instant> CREATED_AT =
      new OrderedAttribute<>(AttributePath.of("createdAt", "createdAt"), Converters.ofInstant());

  /** Stored as {@code updatedAt}. */
  public static final OrderedAttribute<User, Instant> UPDATED_AT =
      new OrderedAttribute<>(AttributePath.of("updatedAt", "updatedAt"), Converters.ofInstant());

  private UserAttributes() {}
}
