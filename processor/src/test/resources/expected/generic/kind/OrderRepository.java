package kind;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Order}: {@code ORDER#{id} / ORDER}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OrderRepository extends Repository<Order> {
  OrderRepository(TableContext table) {
    super(table, OrderMapper.INSTANCE);
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Order> get(String id) {
    return get(OrderKeys.primary(id));
  }

  /** GetItem, not sent yet. */
  public Get<Order> prepareGet(String id) {
    return prepareGet(OrderKeys.primary(id));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Order> delete(String id) {
    return delete(OrderKeys.primary(id));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Order> prepareDelete(String id) {
    return prepareDelete(OrderKeys.primary(id));
  }

  /** For a transaction: that there is such an item. */
  public Check<Order> prepareCheck(String id) {
    return prepareCheck(OrderKeys.primary(id));
  }
}
