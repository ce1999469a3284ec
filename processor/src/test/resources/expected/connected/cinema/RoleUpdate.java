package cinema;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.VersionedUpdate;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Role}: {@code FILM#{film} / ROLE#{performer:6}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class RoleUpdate extends VersionedUpdate<Role, RoleUpdate> {
  RoleUpdate(TableContext table, PrimaryKey<Role> key) {
    super(table, RoleMapper.INSTANCE, key, false);
  }

  /** Stores {@code agency}. */
  public RoleUpdate agency(String agency) {
    return changes().set(RoleAttributes.AGENCY, agency);
  }

  /** Stores {@code from}. */
  public RoleUpdate from(String from) {
    return changes().set(RoleAttributes.FROM, from);
  }

  /** Removes {@code from}. */
  public RoleUpdate removeFrom() {
    return changes().remove(RoleAttributes.FROM);
  }

  /** Stores {@code from} where there is none. */
  public RoleUpdate fromIfAbsent(String from) {
    return changes().setIfAbsent(RoleAttributes.FROM, from);
  }
}
