package kept;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link User}: {@code USER#{userId} / USER}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class UserUpdate extends UserUpdateBase<UserUpdate> {
  UserUpdate(TableContext table, PrimaryKey<User> key, String userId) {
    super(table, key, userId);
  }

  /** Stores {@code tenant}, and the keys that it is part of. */
  public MissingCreatedAt tenant(String tenant) {
    storeTenant(tenant);
    return new MissingCreatedAt(this);
  }

  /** An update that is to say what becomes of {@code createdAt}, or what it is, so that no index gets stale. */
  public static final class MissingCreatedAt {
    private final UserUpdate update;

    MissingCreatedAt(UserUpdate update) {
      this.update = update;
    }

    /** Takes {@code createdAt} for what is stored, on condition that it is. */
    public UserUpdate knowingCreatedAt(Instant createdAt) {
      this.update.createdAt.know(createdAt);
      return this.update;
    }
  }

  /**
   * Changes attributes of a {@link User} that was read: what the keys of indexes need beside a change is taken from it, on condition that it is stored so.
   */
  public static final class OfEntity extends UserUpdateBase<OfEntity> {
    private final User read;

    OfEntity(TableContext table, PrimaryKey<User> key, String userId, User read) {
      super(table, key, userId);
      this.read = read;
    }

    /** Stores {@code tenant}, and the keys that it is part of. */
    public OfEntity tenant(String tenant) {
      storeTenant(tenant);
      Instant createdAt = this.read.createdAt();
      this.createdAt.assume(createdAt);
      return this;
    }
  }
}
