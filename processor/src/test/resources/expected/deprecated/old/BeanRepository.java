package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Bean}: {@code BEAN#{id} / BEAN}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
@SuppressWarnings({"deprecation", "removal"})
public final class BeanRepository extends Repository<Bean> {
  private final TableContext table;

  BeanRepository(TableContext table) {
    super(table, BeanMapper.INSTANCE);
    this.table = table;
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Bean> get(String id) {
    return get(BeanKeys.primary(id));
  }

  /** GetItem, not sent yet. */
  public Get<Bean> prepareGet(String id) {
    return prepareGet(BeanKeys.primary(id));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Bean> delete(String id) {
    return delete(BeanKeys.primary(id));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Bean> prepareDelete(String id) {
    return prepareDelete(BeanKeys.primary(id));
  }

  /** For a transaction: that there is such an item. */
  public Check<Bean> prepareCheck(String id) {
    return prepareCheck(BeanKeys.primary(id));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public BeanUpdate update(String id) {
    return new BeanUpdate(this.table, BeanKeys.primary(id));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public BeanUpdate update(Bean bean) {
    return new BeanUpdate(this.table, BeanMapper.INSTANCE.key(bean));
  }
}
