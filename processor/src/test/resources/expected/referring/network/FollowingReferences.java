package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.relation.Reference;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** What {@link Following} refers to. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class FollowingReferences {
  /** What {@code userId} names. */
  public static final Reference<Following, User> USER_ID = new UserIdReference();

  /** What {@code followedId} names. */
  public static final Reference<Following, User> FOLLOWED_ID = new FollowedIdReference();

  private FollowingReferences() {}

  private static final class UserIdReference extends Reference<Following, User> {
    UserIdReference() {
      super("userId", User.class, UserMapper.INSTANCE);
    }

    @Override
    public PrimaryKey<User> key(Following following) {
      return UserKeys.primary(following.userId());
    }
  }

  private static final class FollowedIdReference extends Reference<Following, User> {
    FollowedIdReference() {
      super("followedId", User.class, UserMapper.INSTANCE);
    }

    @Override
    public PrimaryKey<User> key(Following following) {
      return UserKeys.primary(following.followedId());
    }
  }
}
