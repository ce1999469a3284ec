package cinema;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Actor}: {@code ACTOR#{agency}#{actorId:6} / ACTOR}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class ActorUpdate extends Update<Actor, ActorUpdate> {
  ActorUpdate(TableContext table, PrimaryKey<Actor> key) {
    super(table, ActorMapper.INSTANCE, key, false);
  }

  /** Stores {@code votes}. */
  public ActorUpdate votes(int votes) {
    return changes().set(ActorAttributes.VOTES, votes);
  }

  /** Adds to {@code votes}, a negative number to take away. */
  public ActorUpdate incrementVotes(int by) {
    return changes().increment(ActorAttributes.VOTES, by);
  }
}
