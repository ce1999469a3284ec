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
  private final TableContext table;

  StampRepository(TableContext table) {
    super(table, StampMapper.INSTANCE);
    this.table = table;
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

  /** UpdateItem of what is there: changes single attributes. */
  public StampUpdate update(String id) {
    return new StampUpdate(this.table, StampKeys.primary(id));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public StampUpdate update(Stamp stamp) {
    return new StampUpdate(this.table, StampMapper.INSTANCE.key(stamp));
  }
}
