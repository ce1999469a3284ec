package com.daintree.data;

import com.daintree.shop.OrderLine;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.IndexQuery;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.RangeQuery;
import io.keywright.runtime.query.TableQuery;
import io.keywright.runtime.query.TableRangeQuery;
import io.keywright.runtime.query.TypeFilter;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link OrderLine}: {@code ORDER#{orderId} / LINE#{line:3}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OrderLineRepository extends Repository<OrderLine> {
  private final TableContext table;
  private final QuerySource<OrderLine> ofOrder;
  private final QuerySource<OrderLine> everOrderedBy;

  OrderLineRepository(TableContext table, TypeFilter ofOrder, TypeFilter everOrderedBy) {
    super(table, OrderLineMapper.INSTANCE);
    this.table = table;
    this.ofOrder = QuerySource.table(table, OrderLineMapper.INSTANCE, ofOrder).named("ofOrder");
    this.everOrderedBy = QuerySource.globalIndex(table, OrderLineMapper.INSTANCE,
        "GSI2", "GSI2PK", "GSI2SK", everOrderedBy).named("everOrderedBy");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<OrderLine> get(String orderId, int line) {
    return get(OrderLineKeys.primary(orderId, line));
  }

  /** GetItem, not sent yet. */
  public Get<OrderLine> prepareGet(String orderId, int line) {
    return prepareGet(OrderLineKeys.primary(orderId, line));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<OrderLine> delete(String orderId, int line) {
    return delete(OrderLineKeys.primary(orderId, line));
  }

  /** DeleteItem, not sent yet. */
  public Delete<OrderLine> prepareDelete(String orderId, int line) {
    return prepareDelete(OrderLineKeys.primary(orderId, line));
  }

  /** For a transaction: that there is such an item. */
  public Check<OrderLine> prepareCheck(String orderId, int line) {
    return prepareCheck(OrderLineKeys.primary(orderId, line));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public OrderLineUpdate update(String orderId, int line) {
    return new OrderLineUpdate(this.table, OrderLineKeys.primary(orderId, line), orderId, line);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public OrderLineUpdate.OfEntity update(OrderLine orderLine) {
    return new OrderLineUpdate.OfEntity(this.table, OrderLineMapper.INSTANCE.key(orderLine), orderLine.orderId(), orderLine.line(), orderLine);
  }

  /** Query of the table: {@code PK = ORDER#{orderId}}, {@code SK = LINE#{line:3}}. */
  public OfOrder ofOrder(String orderId) {
    return new OfOrder(ofOrder, OrderLineKeys.partition(orderId));
  }

  /**
   * Query of {@code GSI2}: {@code GSI2PK = CUSTOMER#{customerId}}, {@code GSI2SK = PRODUCT#{productId}#ORDER#{orderId}#{line:3}}.
   */
  public EverOrderedBy everOrderedBy(String customerId) {
    return new EverOrderedBy(everOrderedBy, OrderLineKeys.everOrderedByPartition(customerId));
  }

  /** The query {@code ofOrder}. */
  public static final class OfOrder extends TableQuery<OrderLine, OfOrder> {
    private OfOrder(QuerySource<OrderLine> source, String partition) {
      super(source, partition, "LINE#");
    }

    /** Only this {@code line}. */
    public TableRangeQuery<OrderLine> line(int line) {
      return where(exactly(OrderLineKeys.LINE.text(line)));
    }

    /** From one {@code line} to another, both included. */
    public TableRangeQuery<OrderLine> lineBetween(int from, int to) {
      return where(within().between(OrderLineKeys.LINE.text(from), OrderLineKeys.LINE.text(to)));
    }

    /** This {@code line} and all above it. */
    public TableRangeQuery<OrderLine> lineFrom(int line) {
      return where(within().from(OrderLineKeys.LINE.text(line)));
    }

    /** All above this {@code line}. */
    public TableRangeQuery<OrderLine> lineAfter(int line) {
      return where(within().after(OrderLineKeys.LINE.text(line)));
    }

    /** This {@code line} and all below it. */
    public TableRangeQuery<OrderLine> lineUntil(int line) {
      return where(within().until(OrderLineKeys.LINE.text(line)));
    }

    /** All below this {@code line}. */
    public TableRangeQuery<OrderLine> lineBefore(int line) {
      return where(within().before(OrderLineKeys.LINE.text(line)));
    }
  }

  /** The query {@code everOrderedBy}. */
  public static final class EverOrderedBy extends IndexQuery<OrderLine, EverOrderedBy> {
    private EverOrderedBy(QuerySource<OrderLine> source, String partition) {
      super(source, partition, "PRODUCT#");
    }

    /** Only this {@code productId}. */
    public EverOrderedByProductId productId(String productId) {
      return new EverOrderedByProductId(this,
          OrderLineKeys.PRODUCT_ID.text(productId).concat("#ORDER#"));
    }

    /** Every {@code productId} that starts so. */
    public RangeQuery<OrderLine> productIdStartingWith(String start) {
      return where(beginningWith(OrderLineKeys.PRODUCT_ID.text(start)));
    }
  }

  /** The query {@code everOrderedBy} with {@code productId} fixed. */
  public static final class EverOrderedByProductId extends IndexQuery<OrderLine, EverOrderedByProductId> {
    private EverOrderedByProductId(EverOrderedBy previous, String component) {
      super(previous, component);
    }

    /** Only this {@code orderId}. */
    public EverOrderedByProductIdOrderId orderId(String orderId) {
      return new EverOrderedByProductIdOrderId(this,
          OrderLineKeys.EVER_ORDERED_BY_ORDER_ID.text(orderId).concat("#"));
    }

    /** Every {@code orderId} that starts so. */
    public RangeQuery<OrderLine> orderIdStartingWith(String start) {
      return where(beginningWith(OrderLineKeys.EVER_ORDERED_BY_ORDER_ID.text(start)));
    }
  }

  /** The query {@code everOrderedBy} with {@code productId}, {@code orderId} fixed. */
  public static final class EverOrderedByProductIdOrderId extends IndexQuery<OrderLine, EverOrderedByProductIdOrderId> {
    private EverOrderedByProductIdOrderId(EverOrderedByProductId previous, String component) {
      super(previous, component);
    }

    /** Only this {@code line}. */
    public RangeQuery<OrderLine> line(int line) {
      return where(exactly(OrderLineKeys.EVER_ORDERED_BY_LINE.text(line)));
    }

    /** From one {@code line} to another, both included. */
    public RangeQuery<OrderLine> lineBetween(int from, int to) {
      return where(within().between(OrderLineKeys.EVER_ORDERED_BY_LINE.text(from),
          OrderLineKeys.EVER_ORDERED_BY_LINE.text(to)));
    }

    /** This {@code line} and all above it. */
    public RangeQuery<OrderLine> lineFrom(int line) {
      return where(within().from(OrderLineKeys.EVER_ORDERED_BY_LINE.text(line)));
    }

    /** All above this {@code line}. */
    public RangeQuery<OrderLine> lineAfter(int line) {
      return where(within().after(OrderLineKeys.EVER_ORDERED_BY_LINE.text(line)));
    }

    /** This {@code line} and all below it. */
    public RangeQuery<OrderLine> lineUntil(int line) {
      return where(within().until(OrderLineKeys.EVER_ORDERED_BY_LINE.text(line)));
    }

    /** All below this {@code line}. */
    public RangeQuery<OrderLine> lineBefore(int line) {
      return where(within().before(OrderLineKeys.EVER_ORDERED_BY_LINE.text(line)));
    }
  }
}
