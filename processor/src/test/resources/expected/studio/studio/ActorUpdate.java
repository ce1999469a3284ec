package studio;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Actor}: {@code ACTOR#{actorId}#{since:4} / ACTOR}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ActorUpdate extends Update<Actor, ActorUpdate> {
  ActorUpdate(TableContext table, PrimaryKey<Actor> key) {
    super(table, ActorMapper.INSTANCE, key, false);
  }

  /** Stores {@code name}. */
  public ActorUpdate name(String name) {
    return changes().set(ActorAttributes.NAME, name);
  }
}
