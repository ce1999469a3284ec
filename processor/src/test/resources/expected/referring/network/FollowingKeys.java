package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Following} in the table {@link Network}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class FollowingKeys {
  static final KeyComponent<String> USER_ID =
      KeyComponent.of("Following", "userId", "USER#{userId}", KeyFormats.text('#'));

  static final KeyComponent<String> FOLLOWED_ID =
      KeyComponent.of("Following", "followedId", "FOLLOWS#{followedId}", KeyFormats.text('#'));

  private FollowingKeys() {}

  /** Key: {@code USER#{userId} / FOLLOWS#{followedId}}. */
  public static PrimaryKey<Following> primary(String userId, String followedId) {
    return PrimaryKey.of(Following.class, partition(userId), "FOLLOWS#".concat(FOLLOWED_ID.text(followedId)));
  }

  static String partition(String userId) {
    return "USER#".concat(USER_ID.text(userId));
  }
}
