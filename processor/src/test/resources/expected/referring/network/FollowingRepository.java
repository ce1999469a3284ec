package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.TableQuery;
import io.keywright.runtime.query.TableRangeQuery;
import io.keywright.runtime.query.TypeFilter;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Following}: {@code USER#{userId} / FOLLOWS#{followedId}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class FollowingRepository extends Repository<Following> {
  private final TableContext table;
  private final QuerySource<Following> ofUser;

  FollowingRepository(TableContext table, TypeFilter ofUser) {
    super(table, FollowingMapper.INSTANCE);
    this.table = table;
    this.ofUser = QuerySource.table(table, FollowingMapper.INSTANCE, ofUser).named("ofUser");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Following> get(String userId, String followedId) {
    return get(FollowingKeys.primary(userId, followedId));
  }

  /** GetItem, not sent yet. */
  public Get<Following> prepareGet(String userId, String followedId) {
    return prepareGet(FollowingKeys.primary(userId, followedId));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Following> delete(String userId, String followedId) {
    return delete(FollowingKeys.primary(userId, followedId));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Following> prepareDelete(String userId, String followedId) {
    return prepareDelete(FollowingKeys.primary(userId, followedId));
  }

  /** For a transaction: that there is such an item. */
  public Check<Following> prepareCheck(String userId, String followedId) {
    return prepareCheck(FollowingKeys.primary(userId, followedId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public FollowingUpdate update(String userId, String followedId) {
    return new FollowingUpdate(this.table, FollowingKeys.primary(userId, followedId), false, userId, followedId);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public FollowingUpdate update(Following following) {
    return new FollowingUpdate(this.table, FollowingMapper.INSTANCE.key(following), false, following.userId(), following.followedId());
  }

  /** UpdateItem of what is there or not: an item that is new gets its type and the properties of its key. */
  public FollowingUpdate upsert(String userId, String followedId) {
    return new FollowingUpdate(this.table, FollowingKeys.primary(userId, followedId), true, userId, followedId);
  }

  /** Query of the table: {@code PK = USER#{userId}}, {@code SK = FOLLOWS#{followedId}}. */
  public OfUser ofUser(String userId) {
    return new OfUser(ofUser, FollowingKeys.partition(userId));
  }

  /** The query {@code ofUser}. */
  public static final class OfUser extends TableQuery<Following, OfUser> {
    private OfUser(QuerySource<Following> source, String partition) {
      super(source, partition, "FOLLOWS#");
    }

    /** Only this {@code followedId}. */
    public TableRangeQuery<Following> followedId(String followedId) {
      return where(exactly(FollowingKeys.FOLLOWED_ID.text(followedId)));
    }

    /** Every {@code followedId} that starts so. */
    public TableRangeQuery<Following> followedIdStartingWith(String start) {
      return where(beginningWith(FollowingKeys.FOLLOWED_ID.text(start)));
    }

    /** From one {@code followedId} to another, both included. */
    public TableRangeQuery<Following> followedIdBetween(String from, String to) {
      return where(within().between(FollowingKeys.FOLLOWED_ID.text(from),
          FollowingKeys.FOLLOWED_ID.text(to)));
    }

    /** This {@code followedId} and all above it. */
    public TableRangeQuery<Following> followedIdFrom(String followedId) {
      return where(within().from(FollowingKeys.FOLLOWED_ID.text(followedId)));
    }

    /** All above this {@code followedId}. */
    public TableRangeQuery<Following> followedIdAfter(String followedId) {
      return where(within().after(FollowingKeys.FOLLOWED_ID.text(followedId)));
    }

    /** This {@code followedId} and all below it. */
    public TableRangeQuery<Following> followedIdUntil(String followedId) {
      return where(within().until(FollowingKeys.FOLLOWED_ID.text(followedId)));
    }

    /** All below this {@code followedId}. */
    public TableRangeQuery<Following> followedIdBefore(String followedId) {
      return where(within().before(FollowingKeys.FOLLOWED_ID.text(followedId)));
    }
  }
}
