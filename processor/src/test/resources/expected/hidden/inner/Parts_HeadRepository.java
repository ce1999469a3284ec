package inner;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Parts.Head}: {@code HEAD#{id} / HEAD}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class Parts_HeadRepository extends Repository<Parts.Head> {
  private final TableContext table;

  Parts_HeadRepository(TableContext table) {
    super(table, Parts_HeadMapper.INSTANCE);
    this.table = table;
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Parts.Head> get(String id) {
    return get(Parts_HeadKeys.primary(id));
  }

  /** GetItem, not sent yet. */
  public Get<Parts.Head> prepareGet(String id) {
    return prepareGet(Parts_HeadKeys.primary(id));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Parts.Head> delete(String id) {
    return delete(Parts_HeadKeys.primary(id));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Parts.Head> prepareDelete(String id) {
    return prepareDelete(Parts_HeadKeys.primary(id));
  }

  /** For a transaction: that there is such an item. */
  public Check<Parts.Head> prepareCheck(String id) {
    return prepareCheck(Parts_HeadKeys.primary(id));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public Parts_HeadUpdate update(String id) {
    return new Parts_HeadUpdate(this.table, Parts_HeadKeys.primary(id));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public Parts_HeadUpdate update(Parts.Head partsHead) {
    return new Parts_HeadUpdate(this.table, Parts_HeadMapper.INSTANCE.key(partsHead));
  }
}
