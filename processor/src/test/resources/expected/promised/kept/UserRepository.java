package kept;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.VersionedDelete;
import io.keywright.runtime.operation.VersionedRepository;
import io.keywright.runtime.query.IndexQuery;
import io.keywright.runtime.query.PropertyFilter;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.RangeQuery;
import io.keywright.runtime.query.StoredBound;
import io.keywright.runtime.query.TypeFilter;
import java.time.Instant;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link User}: {@code USER#{userId} / USER}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class UserRepository extends VersionedRepository<User> {
  private final TableContext table;
  private final QuerySource<User> byCreation;
  private final QuerySource<User> byUpdate;

  UserRepository(TableContext table, TypeFilter byCreation, TypeFilter byUpdate) {
    super(table, UserMapper.INSTANCE);
    this.table = table;
    this.byCreation = QuerySource.globalIndex(table, UserMapper.INSTANCE,
        "GSI1", "GSI1PK", "GSI1SK", byCreation).named("byCreation");
    this.byUpdate = QuerySource.globalIndex(table, UserMapper.INSTANCE,
        "GSI2", "GSI2PK", "GSI2SK", byUpdate).named("byUpdate");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<User> get(String userId) {
    return get(UserKeys.primary(userId));
  }

  /** GetItem, not sent yet. */
  public Get<User> prepareGet(String userId) {
    return prepareGet(UserKeys.primary(userId));
  }

  /** DeleteItem, once it is said of which version; not sent yet. */
  public VersionedDelete<User> delete(String userId) {
    return delete(UserKeys.primary(userId));
  }

  /** For a transaction: that there is such an item. */
  public Check<User> prepareCheck(String userId) {
    return prepareCheck(UserKeys.primary(userId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public UserUpdate update(String userId) {
    return new UserUpdate(this.table, UserKeys.primary(userId), userId);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public UserUpdate.OfEntity update(User user) {
    return new UserUpdate.OfEntity(this.table, UserMapper.INSTANCE.key(user), user.userId(), user).ifVersion(user.version());
  }

  /** Query of {@code GSI1}: {@code GSI1PK = TENANT#{tenant}}, {@code GSI1SK = {createdAt}}. */
  public ByCreation byCreation(String tenant) {
    return new ByCreation(byCreation, UserKeys.byCreationPartition(tenant));
  }

  /** Query of {@code GSI2}: {@code GSI2PK = USER#{userId}}, {@code GSI2SK = {updatedAt:seconds}}. */
  public ByUpdate byUpdate(String userId) {
    return new ByUpdate(byUpdate, UserKeys.byUpdatePartition(userId));
  }

  /** The query {@code byCreation}. */
  public static final class ByCreation extends IndexQuery<User, ByCreation> {
    private ByCreation(QuerySource<User> source, String partition) {
      super(source, partition, "");
    }

    /** Only this {@code createdAt}. */
    public RangeQuery<User> createdAt(Instant createdAt) {
      return where(exactly(UserKeys.CREATED_AT.text(createdAt)));
    }

    /** From one {@code createdAt} to another, both included. */
    public RangeQuery<User> createdAtBetween(Instant from, Instant to) {
      return where(within().between(UserKeys.CREATED_AT.text(from), UserKeys.CREATED_AT.text(to)));
    }

    /** This {@code createdAt} and all above it. */
    public RangeQuery<User> createdAtFrom(Instant createdAt) {
      return where(within().from(UserKeys.CREATED_AT.text(createdAt)));
    }

    /** All above this {@code createdAt}. */
    public RangeQuery<User> createdAtAfter(Instant createdAt) {
      return where(within().after(UserKeys.CREATED_AT.text(createdAt)));
    }

    /** This {@code createdAt} and all below it. */
    public RangeQuery<User> createdAtUntil(Instant createdAt) {
      return where(within().until(UserKeys.CREATED_AT.text(createdAt)));
    }

    /** All below this {@code createdAt}. */
    public RangeQuery<User> createdAtBefore(Instant createdAt) {
      return where(within().before(UserKeys.CREATED_AT.text(createdAt)));
    }
  }

  /** The query {@code byUpdate}. */
  public static final class ByUpdate extends IndexQuery<User, ByUpdate> {
    private ByUpdate(QuerySource<User> source, String partition) {
      super(source, partition, "");
    }

    /** Only this {@code updatedAt}. */
    public RangeQuery<User> updatedAt(Instant updatedAt) {
      return where(exactly(UserKeys.UPDATED_AT.text(updatedAt)), PropertyFilter.equal("updatedAt",
          StoredBound.of(UserKeys.UPDATED_AT, Converters.ofInstant(), updatedAt)));
    }

    /** From one {@code updatedAt} to another, both included. */
    public RangeQuery<User> updatedAtBetween(Instant from, Instant to) {
      return where(within().between(UserKeys.UPDATED_AT.text(from), UserKeys.UPDATED_AT.text(to)),
          PropertyFilter.greaterOrEqual("updatedAt",
          StoredBound.of(UserKeys.UPDATED_AT, Converters.ofInstant(), from)),
          PropertyFilter.lessOrEqual("updatedAt",
          StoredBound.of(UserKeys.UPDATED_AT, Converters.ofInstant(), to)));
    }

    /** This {@code updatedAt} and all above it. */
    public RangeQuery<User> updatedAtFrom(Instant updatedAt) {
      return where(within().from(UserKeys.UPDATED_AT.text(updatedAt)),
          PropertyFilter.greaterOrEqual("updatedAt",
          StoredBound.of(UserKeys.UPDATED_AT, Converters.ofInstant(), updatedAt)));
    }

    /** All above this {@code updatedAt}. */
    public RangeQuery<User> updatedAtAfter(Instant updatedAt) {
      return where(within().from(UserKeys.UPDATED_AT.text(updatedAt)),
          PropertyFilter.greaterThan("updatedAt",
          StoredBound.of(UserKeys.UPDATED_AT, Converters.ofInstant(), updatedAt)));
    }

    /** This {@code updatedAt} and all below it. */
    public RangeQuery<User> updatedAtUntil(Instant updatedAt) {
      return where(within().until(UserKeys.UPDATED_AT.text(updatedAt)),
          PropertyFilter.lessOrEqual("updatedAt",
          StoredBound.of(UserKeys.UPDATED_AT, Converters.ofInstant(), updatedAt)));
    }

    /** All below this {@code updatedAt}. */
    public RangeQuery<User> updatedAtBefore(Instant updatedAt) {
      return where(within().until(UserKeys.UPDATED_AT.text(updatedAt)),
          PropertyFilter.lessThan("updatedAt",
          StoredBound.of(UserKeys.UPDATED_AT, Converters.ofInstant(), updatedAt)));
    }
  }
}
