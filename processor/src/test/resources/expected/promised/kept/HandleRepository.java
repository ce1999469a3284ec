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
  HandleRepository(TableContext table) {
    super(table, HandleMapper.INSTANCE);
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
}
