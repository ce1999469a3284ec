package studio;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.IndexQuery;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.RangeQuery;
import io.keywright.runtime.query.TypeFilter;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Role}: {@code MOVIE#{movieId} / CAST#{actorId}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class RoleRepository extends Repository<Role> {
  private final TableContext table;
  private final QuerySource<Role> ofActor;

  RoleRepository(TableContext table, TypeFilter ofActor) {
    super(table, RoleMapper.INSTANCE);
    this.table = table;
    this.ofActor = QuerySource.globalIndex(table, RoleMapper.INSTANCE,
        "GSI1", "GSI1PK", "GSI1SK", ofActor).named("ofActor");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Role> get(String movieId, String actorId) {
    return get(RoleKeys.primary(movieId, actorId));
  }

  /** GetItem, not sent yet. */
  public Get<Role> prepareGet(String movieId, String actorId) {
    return prepareGet(RoleKeys.primary(movieId, actorId));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Role> delete(String movieId, String actorId) {
    return delete(RoleKeys.primary(movieId, actorId));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Role> prepareDelete(String movieId, String actorId) {
    return prepareDelete(RoleKeys.primary(movieId, actorId));
  }

  /** For a transaction: that there is such an item. */
  public Check<Role> prepareCheck(String movieId, String actorId) {
    return prepareCheck(RoleKeys.primary(movieId, actorId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public RoleUpdate update(String movieId, String actorId) {
    return new RoleUpdate(this.table, RoleKeys.primary(movieId, actorId));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public RoleUpdate update(Role role) {
    return new RoleUpdate(this.table, RoleMapper.INSTANCE.key(role));
  }

  /** Query of {@code GSI1}: {@code GSI1PK = ACTOR#{actorId}}, {@code GSI1SK = MOVIE#{movieId}}. */
  public OfActor ofActor(String actorId) {
    return new OfActor(ofActor, RoleKeys.ofActorPartition(actorId));
  }

  /** The query {@code ofActor}. */
  public static final class OfActor extends IndexQuery<Role, OfActor> {
    private OfActor(QuerySource<Role> source, String partition) {
      super(source, partition, "MOVIE#");
    }

    /** Only this {@code movieId}. */
    public RangeQuery<Role> movieId(String movieId) {
      return where(exactly(RoleKeys.MOVIE_ID.text(movieId)));
    }

    /** Every {@code movieId} that starts so. */
    public RangeQuery<Role> movieIdStartingWith(String start) {
      return where(beginningWith(RoleKeys.MOVIE_ID.text(start)));
    }

    /** From one {@code movieId} to another, both included. */
    public RangeQuery<Role> movieIdBetween(String from, String to) {
      return where(within().between(RoleKeys.MOVIE_ID.text(from), RoleKeys.MOVIE_ID.text(to)));
    }

    /** This {@code movieId} and all above it. */
    public RangeQuery<Role> movieIdFrom(String movieId) {
      return where(within().from(RoleKeys.MOVIE_ID.text(movieId)));
    }

    /** All above this {@code movieId}. */
    public RangeQuery<Role> movieIdAfter(String movieId) {
      return where(within().after(RoleKeys.MOVIE_ID.text(movieId)));
    }

    /** This {@code movieId} and all below it. */
    public RangeQuery<Role> movieIdUntil(String movieId) {
      return where(within().until(RoleKeys.MOVIE_ID.text(movieId)));
    }

    /** All below this {@code movieId}. */
    public RangeQuery<Role> movieIdBefore(String movieId) {
      return where(within().before(RoleKeys.MOVIE_ID.text(movieId)));
    }
  }
}
