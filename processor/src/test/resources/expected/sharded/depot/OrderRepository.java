package depot;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.KeysDecoder;
import io.keywright.runtime.key.Partitions;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.IndexKeysQuery;
import io.keywright.runtime.query.IndexQuery;
import io.keywright.runtime.query.KeysRangeQuery;
import io.keywright.runtime.query.PropertyFilter;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.RangeQuery;
import io.keywright.runtime.query.StoredBound;
import io.keywright.runtime.query.TableQuery;
import io.keywright.runtime.query.TableRangeQuery;
import io.keywright.runtime.query.TypeFilter;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
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
  private final QuerySource<Order> byStatus;
  private final QuerySource<PrimaryKey<Order>> byTotal;
  private final QuerySource<Order> byDay;

  OrderRepository(TableContext table, TypeFilter ofCustomer, TypeFilter byStatus,
      TypeFilter byTotal, TypeFilter byDay) {
    super(table, OrderMapper.INSTANCE);
    this.table = table;
    this.ofCustomer = QuerySource.table(table, OrderMapper.INSTANCE, ofCustomer)
        .named("ofCustomer");
    this.byStatus = QuerySource.globalIndex(table, OrderMapper.INSTANCE,
        "GSI1", "GSI1PK", "GSI1SK", byStatus).named("byStatus");
    this.byTotal =
        QuerySource.globalIndex(table, KeysDecoder.of(Order.class, OrderMapper.INSTANCE, "PK", "SK"),
        "GSI3", "GSI3PK", "GSI3SK", byTotal).named("byTotal");
    this.byDay = QuerySource.globalIndex(table, OrderMapper.INSTANCE,
        "GSI4", "GSI4PK", "GSI4SK", byDay).named("byDay");
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
    return new OrderUpdate(this.table, OrderKeys.primary(customerId, orderId), orderId);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public OrderUpdate.OfEntity update(Order order) {
    return new OrderUpdate.OfEntity(this.table, OrderMapper.INSTANCE.key(order), order.orderId(), order);
  }

  /** Query of the table: {@code PK = CUSTOMER#{customerId}}, {@code SK = ORDER#{orderId}}. */
  public OfCustomer ofCustomer(String customerId) {
    return new OfCustomer(ofCustomer, OrderKeys.partition(customerId));
  }

  /**
   * Query of {@code GSI1}, its 4 shards merged: {@code GSI1PK = STATUS#{status}#{orderId:shard(4)}}, {@code GSI1SK = ORDER#{placedAt:seconds}#{orderId}}.
   */
  public ByStatus byStatus(Status status) {
    return new ByStatus(byStatus, OrderKeys.byStatusPartitions(status));
  }

  /**
   * Query of {@code GSI1} for one {@code orderId}, in its shard alone: {@code GSI1PK = STATUS#{status}#{orderId:shard(4)}}, {@code GSI1SK = ORDER#{placedAt:seconds}#{orderId}}.
   */
  public ByStatus byStatus(Status status, String orderId) {
    return new ByStatus(byStatus, OrderKeys.byStatusPartitions(status, orderId),
        PropertyFilter.equal("orderId",
        StoredBound.of(OrderKeys.ORDER_ID_SHARD, Converters.ofString(), orderId)));
  }

  /**
   * Query of {@code GSI3}, its 2 shards merged: {@code GSI3PK = {orderId:shard(2)}#TOTAL}, {@code GSI3SK = {total:8.2}}.
   */
  public ByTotal byTotal() {
    return new ByTotal(byTotal, OrderKeys.byTotalPartitions());
  }

  /**
   * Query of {@code GSI4}, its 3 shards merged: {@code GSI4PK = DAY#{placedAt:date}#{placedAt:shard(3)}}, {@code GSI4SK = {orderId}}.
   */
  public ByDay byDay(LocalDate placedAt) {
    return new ByDay(byDay, OrderKeys.byDayPartitions(placedAt));
  }

  /**
   * Query of {@code GSI4} for one {@code placedAt}, in its shard alone: {@code GSI4PK = DAY#{placedAt:date}#{placedAt:shard(3)}}, {@code GSI4SK = {orderId}}.
   */
  public ByDay byDay(Instant placedAt) {
    return new ByDay(byDay, OrderKeys.byDayPartitions(placedAt), PropertyFilter.equal("placedAt",
        StoredBound.of(OrderKeys.PLACED_AT_SHARD, Converters.ofInstant(), placedAt)));
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

  /** The query {@code byStatus}. */
  public static final class ByStatus extends IndexQuery<Order, ByStatus> {
    private ByStatus(QuerySource<Order> source, Partitions partitions, PropertyFilter... filters) {
      super(source, partitions, "ORDER#", filters);
    }

    /** Only this {@code placedAt}. */
    public ByStatusPlacedAt placedAt(Instant placedAt) {
      return new ByStatusPlacedAt(this, OrderKeys.PLACED_AT.text(placedAt).concat("#"),
          PropertyFilter.equal("placedAt",
          StoredBound.of(OrderKeys.PLACED_AT, Converters.ofInstant(), placedAt)));
    }

    /** From one {@code placedAt} to another, both included. */
    public RangeQuery<Order> placedAtBetween(Instant from, Instant to) {
      return where(within("#").between(OrderKeys.PLACED_AT.text(from),
          OrderKeys.PLACED_AT.text(to)), PropertyFilter.greaterOrEqual("placedAt",
          StoredBound.of(OrderKeys.PLACED_AT, Converters.ofInstant(), from)),
          PropertyFilter.lessOrEqual("placedAt",
          StoredBound.of(OrderKeys.PLACED_AT, Converters.ofInstant(), to)));
    }

    /** This {@code placedAt} and all above it. */
    public RangeQuery<Order> placedAtFrom(Instant placedAt) {
      return where(within("#").from(OrderKeys.PLACED_AT.text(placedAt)),
          PropertyFilter.greaterOrEqual("placedAt",
          StoredBound.of(OrderKeys.PLACED_AT, Converters.ofInstant(), placedAt)));
    }

    /** All above this {@code placedAt}. */
    public RangeQuery<Order> placedAtAfter(Instant placedAt) {
      return where(within("#").from(OrderKeys.PLACED_AT.text(placedAt)),
          PropertyFilter.greaterThan("placedAt",
          StoredBound.of(OrderKeys.PLACED_AT, Converters.ofInstant(), placedAt)));
    }

    /** This {@code placedAt} and all below it. */
    public RangeQuery<Order> placedAtUntil(Instant placedAt) {
      return where(within("#").until(OrderKeys.PLACED_AT.text(placedAt)),
          PropertyFilter.lessOrEqual("placedAt",
          StoredBound.of(OrderKeys.PLACED_AT, Converters.ofInstant(), placedAt)));
    }

    /** All below this {@code placedAt}. */
    public RangeQuery<Order> placedAtBefore(Instant placedAt) {
      return where(within("#").until(OrderKeys.PLACED_AT.text(placedAt)),
          PropertyFilter.lessThan("placedAt",
          StoredBound.of(OrderKeys.PLACED_AT, Converters.ofInstant(), placedAt)));
    }
  }

  /** The query {@code byStatus} with {@code placedAt} fixed. */
  public static final class ByStatusPlacedAt extends IndexQuery<Order, ByStatusPlacedAt> {
    private ByStatusPlacedAt(ByStatus previous, String component, PropertyFilter... filters) {
      super(previous, component, filters);
    }

    /** Only this {@code orderId}. */
    public RangeQuery<Order> orderId(String orderId) {
      return where(exactly(OrderKeys.BY_STATUS_ORDER_ID.text(orderId)));
    }

    /** Every {@code orderId} that starts so. */
    public RangeQuery<Order> orderIdStartingWith(String start) {
      return where(beginningWith(OrderKeys.BY_STATUS_ORDER_ID.text(start)));
    }

    /** From one {@code orderId} to another, both included. */
    public RangeQuery<Order> orderIdBetween(String from, String to) {
      return where(within().between(OrderKeys.BY_STATUS_ORDER_ID.text(from),
          OrderKeys.BY_STATUS_ORDER_ID.text(to)));
    }

    /** This {@code orderId} and all above it. */
    public RangeQuery<Order> orderIdFrom(String orderId) {
      return where(within().from(OrderKeys.BY_STATUS_ORDER_ID.text(orderId)));
    }

    /** All above this {@code orderId}. */
    public RangeQuery<Order> orderIdAfter(String orderId) {
      return where(within().after(OrderKeys.BY_STATUS_ORDER_ID.text(orderId)));
    }

    /** This {@code orderId} and all below it. */
    public RangeQuery<Order> orderIdUntil(String orderId) {
      return where(within().until(OrderKeys.BY_STATUS_ORDER_ID.text(orderId)));
    }

    /** All below this {@code orderId}. */
    public RangeQuery<Order> orderIdBefore(String orderId) {
      return where(within().before(OrderKeys.BY_STATUS_ORDER_ID.text(orderId)));
    }
  }

  /** The query {@code byTotal}. */
  public static final class ByTotal extends IndexKeysQuery<Order, ByTotal> {
    private ByTotal(QuerySource<PrimaryKey<Order>> source, Partitions partitions) {
      super(source, partitions, "");
    }

    /** Only this {@code total}. */
    public KeysRangeQuery<Order> total(BigDecimal total) {
      return where(exactly(OrderKeys.TOTAL.text(total)));
    }

    /** From one {@code total} to another, both included. */
    public KeysRangeQuery<Order> totalBetween(BigDecimal from, BigDecimal to) {
      return where(within().between(OrderKeys.TOTAL.text(from), OrderKeys.TOTAL.text(to)));
    }

    /** This {@code total} and all above it. */
    public KeysRangeQuery<Order> totalFrom(BigDecimal total) {
      return where(within().from(OrderKeys.TOTAL.text(total)));
    }

    /** All above this {@code total}. */
    public KeysRangeQuery<Order> totalAfter(BigDecimal total) {
      return where(within().after(OrderKeys.TOTAL.text(total)));
    }

    /** This {@code total} and all below it. */
    public KeysRangeQuery<Order> totalUntil(BigDecimal total) {
      return where(within().until(OrderKeys.TOTAL.text(total)));
    }

    /** All below this {@code total}. */
    public KeysRangeQuery<Order> totalBefore(BigDecimal total) {
      return where(within().before(OrderKeys.TOTAL.text(total)));
    }
  }

  /** The query {@code byDay}. */
  public static final class ByDay extends IndexQuery<Order, ByDay> {
    private ByDay(QuerySource<Order> source, Partitions partitions, PropertyFilter... filters) {
      super(source, partitions, "", filters);
    }

    /** Only this {@code orderId}. */
    public RangeQuery<Order> orderId(String orderId) {
      return where(exactly(OrderKeys.BY_DAY_ORDER_ID.text(orderId)));
    }

    /** Every {@code orderId} that starts so. */
    public RangeQuery<Order> orderIdStartingWith(String start) {
      return where(beginningWith(OrderKeys.BY_DAY_ORDER_ID.text(start)));
    }

    /** From one {@code orderId} to another, both included. */
    public RangeQuery<Order> orderIdBetween(String from, String to) {
      return where(within().between(OrderKeys.BY_DAY_ORDER_ID.text(from),
          OrderKeys.BY_DAY_ORDER_ID.text(to)));
    }

    /** This {@code orderId} and all above it. */
    public RangeQuery<Order> orderIdFrom(String orderId) {
      return where(within().from(OrderKeys.BY_DAY_ORDER_ID.text(orderId)));
    }

    /** All above this {@code orderId}. */
    public RangeQuery<Order> orderIdAfter(String orderId) {
      return where(within().after(OrderKeys.BY_DAY_ORDER_ID.text(orderId)));
    }

    /** This {@code orderId} and all below it. */
    public RangeQuery<Order> orderIdUntil(String orderId) {
      return where(within().until(OrderKeys.BY_DAY_ORDER_ID.text(orderId)));
    }

    /** All below this {@code orderId}. */
    public RangeQuery<Order> orderIdBefore(String orderId) {
      return where(within().before(OrderKeys.BY_DAY_ORDER_ID.text(orderId)));
    }
  }
}
