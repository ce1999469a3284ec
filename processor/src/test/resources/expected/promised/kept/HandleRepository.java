package kept;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Handle}: {@code HANDLE#{handleId} / HANDLE}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class HandleRepository extends Repository<Handle> {
  private final TableContext table;

  HandleRepository(TableContext table) {
    super(table, HandleMapper.INSTANCE);
    this.table = table;
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Handle> get(String handleId) {
    return get(HandleKeys.primary(handleId));
  }

  /** GetItem, not sent yet. */
  public Get<Handle> prepareGet(String handleId) {
    return prepareGet(HandleKeys.primary(handleId));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Handle> delete(String handleId) {
    return delete(HandleKeys.primary(handleId));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Handle> prepareDelete(String handleId) {
    return prepareDelete(HandleKeys.primary(handleId));
  }

  /** For a transaction: that there is such an item. */
  public Check<Handle> prepareCheck(String handleId) {
    return prepareCheck(HandleKeys.primary(handleId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public HandleUpdate update(String handleId) {
    return new HandleUpdate(this.table, HandleKeys.primary(handleId));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public HandleUpdate update(Handle handle) {
    return new HandleUpdate(this.table, HandleMapper.INSTANCE.key(handle));
  }
}
