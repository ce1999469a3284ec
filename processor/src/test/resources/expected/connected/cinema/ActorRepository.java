package cinema;

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

/** Reads and writes {@link Actor}: {@code ACTOR#{agency}#{actorId:6} / ACTOR}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class ActorRepository extends Repository<Actor> {
  private final TableContext table;
  private final QuerySource<Actor> withRoles;

  ActorRepository(TableContext table, TypeFilter withRoles) {
    super(table, ActorMapper.INSTANCE);
    this.table = table;
    this.withRoles = QuerySource.globalIndex(table, ActorMapper.INSTANCE,
        "GSI1", "GSI1PK", "GSI1SK", withRoles).named("withRoles");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Actor> get(String agency, int actorId) {
    return get(ActorKeys.primary(agency, actorId));
  }

  /** GetItem, not sent yet. */
  public Get<Actor> prepareGet(String agency, int actorId) {
    return prepareGet(ActorKeys.primary(agency, actorId));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Actor> delete(String agency, int actorId) {
    return delete(ActorKeys.primary(agency, actorId));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Actor> prepareDelete(String agency, int actorId) {
    return prepareDelete(ActorKeys.primary(agency, actorId));
  }

  /** For a transaction: that there is such an item. */
  public Check<Actor> prepareCheck(String agency, int actorId) {
    return prepareCheck(ActorKeys.primary(agency, actorId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public ActorUpdate update(String agency, int actorId) {
    return new ActorUpdate(this.table, ActorKeys.primary(agency, actorId));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public ActorUpdate update(Actor actor) {
    return new ActorUpdate(this.table, ActorMapper.INSTANCE.key(actor));
  }

  /** Query of {@code GSI1}: {@code GSI1PK = CAREER#{actorId:6}}, {@code GSI1SK = ACTOR}. */
  public WithRoles withRoles(int actorId) {
    return new WithRoles(withRoles, ActorKeys.withRolesPartition(actorId));
  }

  /** The query {@code withRoles}. */
  public static final class WithRoles extends IndexQuery<Actor, WithRoles> {
    private WithRoles(QuerySource<Actor> source, String partition) {
      super(source, partition, SortKeyCondition.equalTo("ACTOR"));
    }
  }
}
