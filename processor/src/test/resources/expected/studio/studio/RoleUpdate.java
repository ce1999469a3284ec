package studio;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Role}: {@code MOVIE#{movieId} / CAST#{actorId}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class RoleUpdate extends Update<Role, RoleUpdate> {
  RoleUpdate(TableContext table, PrimaryKey<Role> key) {
    super(table, RoleMapper.INSTANCE, key, false);
  }

  /** Stores {@code part}. */
  public RoleUpdate part(String part) {
    return changes().set(RoleAttributes.PART, part);
  }
}
