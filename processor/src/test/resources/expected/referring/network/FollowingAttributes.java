package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Following} in the table {@link Network}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class FollowingAttributes {
  /** Stored as {@code userId}. */
  public static final TextAttribute<Following> USER_ID =
      new TextAttribute<>(AttributePath.of("userId", "userId"));

  /** Stored as {@code followedId}. */
  public static final TextAttribute<Following> FOLLOWED_ID =
      new TextAttribute<>(AttributePath.of("followedId", "followedId"));

  private FollowingAttributes() {}
}
