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
  PlainRepository(TableContext table) {
    super(table, PlainMapper.INSTANCE);
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
}
