package made;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.TableQuery;
import io.keywright.runtime.query.TableRangeQuery;
import io.keywright.runtime.query.TypeFilter;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Order}: {@code OWNER#{owner} / ORDER#{id:8}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OrderRepository extends Repository<Order> {
  private final TableContext table;
  private final QuerySource<Order> ofOwner;

  OrderRepository(TableContext table, TypeFilter ofOwner) {
    super(table, OrderMapper.INSTANCE);
    this.table = table;
    this.ofOwner = QuerySource.table(table, OrderMapper.INSTANCE, ofOwner).named("ofOwner");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Order> get(String owner, int id) {
    return get(OrderKeys.primary(owner, id));
  }

  /** GetItem, not sent yet. */
  public Get<Order> prepareGet(String owner, int id) {
    return prepareGet(OrderKeys.primary(owner, id));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Order> delete(String owner, int id) {
    return delete(OrderKeys.primary(owner, id));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Order> prepareDelete(String owner, int id) {
    return prepareDelete(OrderKeys.primary(owner, id));
  }

  /** For a transaction: that there is such an item. */
  public Check<Order> prepareCheck(String owner, int id) {
    return prepareCheck(OrderKeys.primary(owner, id));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public OrderUpdate update(String owner, int id) {
    return new OrderUpdate(this.table, OrderKeys.primary(owner, id));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public OrderUpdate update(Order order) {
    return new OrderUpdate(this.table, OrderMapper.INSTANCE.key(order));
  }

  /** Query of the table: {@code PK = OWNER#{owner}}, {@code SK = ORDER#{id:8}}. */
  public OfOwner ofOwner(String owner) {
    return new OfOwner(ofOwner, OrderKeys.partition(owner));
  }

  /** The query {@code ofOwner}. */
  public static final class OfOwner extends TableQuery<Order, OfOwner> {
    private OfOwner(QuerySource<Order> source, String partition) {
      super(source, partition, "ORDER#");
    }

    /** Only this {@code id}. */
    public TableRangeQuery<Order> id(int id) {
      return where(exactly(OrderKeys.ID.text(id)));
    }

    /** From one {@code id} to another, both included. */
    public TableRangeQuery<Order> idBetween(int from, int to) {
      return where(within().between(OrderKeys.ID.text(from), OrderKeys.ID.text(to)));
    }

    /** This {@code id} and all above it. */
    public TableRangeQuery<Order> idFrom(int id) {
      return where(within().from(OrderKeys.ID.text(id)));
    }

    /** All above this {@code id}. */
    public TableRangeQuery<Order> idAfter(int id) {
      return where(within().after(OrderKeys.ID.text(id)));
    }

    /** This {@code id} and all below it. */
    public TableRangeQuery<Order> idUntil(int id) {
      return where(within().until(OrderKeys.ID.text(id)));
    }

    /** All below this {@code id}. */
    public TableRangeQuery<Order> idBefore(int id) {
      return where(within().before(OrderKeys.ID.text(id)));
    }
  }
}
