package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link User}: {@code USER#{userId} / USER}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class UserRepository extends Repository<User> {
  private final TableContext table;

  UserRepository(TableContext table) {
    super(table, UserMapper.INSTANCE);
    this.table = table;
  }

  /** GetItem; empty if there is no such item. */
  public Optional<User> get(String userId) {
    return get(UserKeys.primary(userId));
  }

  /** GetItem, not sent yet. */
  public Get<User> prepareGet(String userId) {
    return prepareGet(UserKeys.primary(userId));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<User> delete(String userId) {
    return delete(UserKeys.primary(userId));
  }

  /** DeleteItem, not sent yet. */
  public Delete<User> prepareDelete(String userId) {
    return prepareDelete(UserKeys.primary(userId));
  }

  /** For a transaction: that there is such an item. */
  public Check<User> prepareCheck(String userId) {
    return prepareCheck(UserKeys.primary(userId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public UserUpdate update(String userId) {
    return new UserUpdate(this.table, UserKeys.primary(userId));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public UserUpdate update(User user) {
    return new UserUpdate(this.table, UserMapper.INSTANCE.key(user));
  }
}
