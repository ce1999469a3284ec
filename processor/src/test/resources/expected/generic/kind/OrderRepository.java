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
  private final TableContext table;

  OrderRepository(TableContext table) {
    super(table, OrderMapper.INSTANCE);
    this.table = table;
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

  /** UpdateItem of what is there: changes single attributes. */
  public OrderUpdate update(String id) {
    return new OrderUpdate(this.table, OrderKeys.primary(id), false, id);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public OrderUpdate update(Order order) {
    return new OrderUpdate(this.table, OrderMapper.INSTANCE.key(order), false, order.id());
  }

  /** UpdateItem of what is there or not: an item that is new gets its type and the properties of its key. */
  public OrderUpdate upsert(String id) {
    return new OrderUpdate(this.table, OrderKeys.primary(id), true, id);
  }
}
