package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link User} in the table {@link Network}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class UserKeys {
  static final KeyComponent<String> USER_ID =
      KeyComponent.of("User", "userId", "USER#{userId}", KeyFormats.text('#'));

  private UserKeys() {}

  /** Key: {@code USER#{userId} / USER}. */
  public static PrimaryKey<User> primary(String userId) {
    return PrimaryKey.of(User.class, partition(userId), "USER");
  }

  static String partition(String userId) {
    return "USER#".concat(USER_ID.text(userId));
  }
}
