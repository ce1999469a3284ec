package com.daintree.data;

import com.daintree.shop.Order;
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

/** Reads and writes {@link Order}: {@code CUSTOMER#{customerId} / ORDER#{orderId}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OrderRepository extends Repository<Order> {
  private final TableContext table;
  private final QuerySource<Order> ofCustomer;

  OrderRepository(TableContext table, TypeFilter ofCustomer) {
    super(table, OrderMapper.INSTANCE);
    this.table = table;
    this.ofCustomer = QuerySource.table(table, OrderMapper.INSTANCE, ofCustomer)
        .named("ofCustomer");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Order> get(String customerId, String orderId) {
    return get(OrderKeys.primary(customerId, orderId));
  }

  /** GetItem, not sent yet. */
  public Get<Order> prepareGet(String customerId, String orderId) {
    return prepareGet(OrderKeys.primary(customerId, orderId));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Order> delete(String customerId, String orderId) {
    return delete(OrderKeys.primary(customerId, orderId));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Order> prepareDelete(String customerId, String orderId) {
    return prepareDelete(OrderKeys.primary(customerId, orderId));
  }

  /** For a transaction: that there is such an item. */
  public Check<Order> prepareCheck(String customerId, String orderId) {
    return prepareCheck(OrderKeys.primary(customerId, orderId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public OrderUpdate update(String customerId, String orderId) {
    return new OrderUpdate(this.table, OrderKeys.primary(customerId, orderId));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public OrderUpdate update(Order order) {
    return new OrderUpdate(this.table, OrderMapper.INSTANCE.key(order));
  }

  /** Query of the table: {@code PK = CUSTOMER#{customerId}}, {@code SK = ORDER#{orderId}}. */
  public OfCustomer ofCustomer(String customerId) {
    return new OfCustomer(ofCustomer, OrderKeys.partition(customerId));
  }

  /** The query {@code ofCustomer}. */
  public static final class OfCustomer extends TableQuery<Order, OfCustomer> {
    private OfCustomer(QuerySource<Order> source, String partition) {
      super(source, partition, "ORDER#");
    }

    /** Only this {@code orderId}. */
    public TableRangeQuery<Order> orderId(String orderId) {
      return where(exactly(OrderKeys.ORDER_ID.text(orderId)));
    }

    /** Every {@code orderId} that starts so. */
    public TableRangeQuery<Order> orderIdStartingWith(String start) {
      return where(beginningWith(OrderKeys.ORDER_ID.text(start)));
    }

    /** From one {@code orderId} to another, both included. */
    public TableRangeQuery<Order> orderIdBetween(String from, String to) {
      return where(within().between(OrderKeys.ORDER_ID.text(from), OrderKeys.ORDER_ID.text(to)));
    }

    /** This {@code orderId} and all above it. */
    public TableRangeQuery<Order> orderIdFrom(String orderId) {
      return where(within().from(OrderKeys.ORDER_ID.text(orderId)));
    }

    /** All above this {@code orderId}. */
    public TableRangeQuery<Order> orderIdAfter(String orderId) {
      return where(within().after(OrderKeys.ORDER_ID.text(orderId)));
    }

    /** This {@code orderId} and all below it. */
    public TableRangeQuery<Order> orderIdUntil(String orderId) {
      return where(within().until(OrderKeys.ORDER_ID.text(orderId)));
    }

    /** All below this {@code orderId}. */
    public TableRangeQuery<Order> orderIdBefore(String orderId) {
      return where(within().before(OrderKeys.ORDER_ID.text(orderId)));
    }
  }
}
