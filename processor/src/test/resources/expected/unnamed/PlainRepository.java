import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Plain}: {@code PLAIN#{id}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class PlainRepository extends Repository<Plain> {
  private final TableContext table;

  PlainRepository(TableContext table) {
    super(table, PlainMapper.INSTANCE);
    this.table = table;
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Plain> get(String id) {
    return get(PlainKeys.primary(id));
  }

  /** GetItem, not sent yet. */
  public Get<Plain> prepareGet(String id) {
    return prepareGet(PlainKeys.primary(id));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Plain> delete(String id) {
    return delete(PlainKeys.primary(id));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Plain> prepareDelete(String id) {
    return prepareDelete(PlainKeys.primary(id));
  }

  /** For a transaction: that there is such an item. */
  public Check<Plain> prepareCheck(String id) {
    return prepareCheck(PlainKeys.primary(id));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public PlainUpdate update(String id) {
    return new PlainUpdate(this.table, PlainKeys.primary(id), false, id);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public PlainUpdate update(Plain plain) {
    return new PlainUpdate(this.table, PlainMapper.INSTANCE.key(plain), false, plain.id());
  }

  /** UpdateItem of what is there or not: an item that is new gets its type and the properties of its key. */
  public PlainUpdate upsert(String id) {
    return new PlainUpdate(this.table, PlainKeys.primary(id), true, id);
  }
}
