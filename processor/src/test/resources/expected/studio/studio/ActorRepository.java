package studio;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.IndexQuery;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.SortKeyCondition;
import io.keywright.runtime.query.TypeFilter;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Actor}: {@code ACTOR#{actorId}#{since:4} / ACTOR}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ActorRepository extends Repository<Actor> {
  private final TableContext table;
  private final QuerySource<Actor> profile;

  ActorRepository(TableContext table, TypeFilter profile) {
    super(table, ActorMapper.INSTANCE);
    this.table = table;
    this.profile = QuerySource.globalIndex(table, ActorMapper.INSTANCE,
        "GSI1", "GSI1PK", "GSI1SK", profile).named("profile");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Actor> get(String actorId, int since) {
    return get(ActorKeys.primary(actorId, since));
  }

  /** GetItem, not sent yet. */
  public Get<Actor> prepareGet(String actorId, int since) {
    return prepareGet(ActorKeys.primary(actorId, since));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Actor> delete(String actorId, int since) {
    return delete(ActorKeys.primary(actorId, since));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Actor> prepareDelete(String actorId, int since) {
    return prepareDelete(ActorKeys.primary(actorId, since));
  }

  /** For a transaction: that there is such an item. */
  public Check<Actor> prepareCheck(String actorId, int since) {
    return prepareCheck(ActorKeys.primary(actorId, since));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public ActorUpdate update(String actorId, int since) {
    return new ActorUpdate(this.table, ActorKeys.primary(actorId, since));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public ActorUpdate update(Actor actor) {
    return new ActorUpdate(this.table, ActorMapper.INSTANCE.key(actor));
  }

  /** Query of {@code GSI1}: {@code GSI1PK = ACTOR#{actorId}}, {@code GSI1SK = PROFILE}. */
  public Profile profile(String actorId) {
    return new Profile(profile, ActorKeys.profilePartition(actorId));
  }

  /** The query {@code profile}. */
  public static final class Profile extends IndexQuery<Actor, Profile> {
    private Profile(QuerySource<Actor> source, String partition) {
      super(source, partition, SortKeyCondition.equalTo("PROFILE"));
    }
  }
}
