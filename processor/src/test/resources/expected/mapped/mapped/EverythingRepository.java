package mapped;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Everything}: {@code EVERYTHING#{id} / EVERYTHING}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class EverythingRepository extends Repository<Everything> {
  private final TableContext table;

  EverythingRepository(TableContext table) {
    super(table, EverythingMapper.INSTANCE);
    this.table = table;
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Everything> get(String id) {
    return get(EverythingKeys.primary(id));
  }

  /** GetItem, not sent yet. */
  public Get<Everything> prepareGet(String id) {
    return prepareGet(EverythingKeys.primary(id));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Everything> delete(String id) {
    return delete(EverythingKeys.primary(id));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Everything> prepareDelete(String id) {
    return prepareDelete(EverythingKeys.primary(id));
  }

  /** For a transaction: that there is such an item. */
  public Check<Everything> prepareCheck(String id) {
    return prepareCheck(EverythingKeys.primary(id));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public EverythingUpdate update(String id) {
    return new EverythingUpdate(this.table, EverythingKeys.primary(id));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public EverythingUpdate update(Everything everything) {
    return new EverythingUpdate(this.table, EverythingMapper.INSTANCE.key(everything));
  }
}
