package made;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Stamp}: {@code STAMP#{id} / S}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class StampRepository extends Repository<Stamp> {
  StampRepository(TableContext table) {
    super(table, StampMapper.INSTANCE);
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Stamp> get(String id) {
    return get(StampKeys.primary(id));
  }

  /** GetItem, not sent yet. */
  public Get<Stamp> prepareGet(String id) {
    return prepareGet(StampKeys.primary(id));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Stamp> delete(String id) {
    return delete(StampKeys.primary(id));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Stamp> prepareDelete(String id) {
    return prepareDelete(StampKeys.primary(id));
  }

  /** For a transaction: that there is such an item. */
  public Check<Stamp> prepareCheck(String id) {
    return prepareCheck(StampKeys.primary(id));
  }
}
