package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link User}: {@code USER#{userId} / USER}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class UserUpdate extends Update<User, UserUpdate> {
  UserUpdate(TableContext table, PrimaryKey<User> key) {
    super(table, UserMapper.INSTANCE, key, false);
  }

  /** Stores {@code name}. */
  public UserUpdate name(String name) {
    return changes().set(UserAttributes.NAME, name);
  }

  /** Stores {@code followers}. */
  public UserUpdate followers(int followers) {
    return changes().set(UserAttributes.FOLLOWERS, followers);
  }

  /** Adds to {@code followers}, a negative number to take away. */
  public UserUpdate incrementFollowers(int by) {
    return changes().increment(UserAttributes.FOLLOWERS, by);
  }
}
