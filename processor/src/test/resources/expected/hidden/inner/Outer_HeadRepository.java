package inner;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Outer.Head}: {@code HEAD#{id} / HEAD}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class Outer_HeadRepository extends Repository<Outer.Head> {
  Outer_HeadRepository(TableContext table) {
    super(table, Outer_HeadMapper.INSTANCE);
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Outer.Head> get(String id) {
    return get(Outer_HeadKeys.primary(id));
  }

  /** GetItem, not sent yet. */
  public Get<Outer.Head> prepareGet(String id) {
    return prepareGet(Outer_HeadKeys.primary(id));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Outer.Head> delete(String id) {
    return delete(Outer_HeadKeys.primary(id));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Outer.Head> prepareDelete(String id) {
    return prepareDelete(Outer_HeadKeys.primary(id));
  }
}
