package kept;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Handle}: {@code HANDLE#{handleId} / HANDLE}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class HandleUpdate extends Update<Handle, HandleUpdate> {
  HandleUpdate(TableContext table, PrimaryKey<Handle> key) {
    super(table, HandleMapper.INSTANCE, key, false);
  }

  /** Stores {@code name}. */
  public HandleUpdate name(String name) {
    return changes().set(HandleAttributes.NAME, name);
  }

  /** Removes {@code name}. */
  public HandleUpdate removeName() {
    return changes().remove(HandleAttributes.NAME);
  }

  /** Stores {@code name} where there is none. */
  public HandleUpdate nameIfAbsent(String name) {
    return changes().setIfAbsent(HandleAttributes.NAME, name);
  }

  /** Stores {@code number}. */
  public HandleUpdate number(int number) {
    return changes().set(HandleAttributes.NUMBER, number);
  }

  /** Adds to {@code number}, a negative number to take away. */
  public HandleUpdate incrementNumber(int by) {
    return changes().increment(HandleAttributes.NUMBER, by);
  }
}
