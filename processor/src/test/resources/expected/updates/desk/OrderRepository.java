package desk;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.key.Partitions;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.IndexQuery;
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

/** Reads and writes {@link Order}: {@code DAY#{placedAt:date} / ORDER#{orderId}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OrderRepository extends Repository<Order> {
  private final TableContext table;
  private final QuerySource<Order> byStatus;
  private final QuerySource<Order> byTotal;
  private final QuerySource<Order> byCourier;
  private final QuerySource<Order> byCountry;
  private final QuerySource<Order> byBill;
  private final QuerySource<Order> byStop;

  OrderRepository(TableContext table, TypeFilter byStatus, TypeFilter byTotal, TypeFilter byCourier,
      TypeFilter byCountry, TypeFilter byBill, TypeFilter byStop) {
    super(table, OrderMapper.INSTANCE);
    this.table = table;
    this.byStatus = QuerySource.globalIndex(table, OrderMapper.INSTANCE,
        "GSI1", "GSI1PK", "GSI1SK", byStatus).named("byStatus");
    this.byTotal = QuerySource.globalIndex(table, OrderMapper.INSTANCE,
        "GSI2", "GSI2PK", "GSI2SK", byTotal).named("byTotal");
    this.byCourier = QuerySource.globalIndex(table, OrderMapper.INSTANCE,
        "GSI3", "GSI3PK", "GSI3SK", byCourier).named("byCourier");
    this.byCountry = QuerySource.globalIndex(table, OrderMapper.INSTANCE,
        "GSI4", "GSI4PK", "GSI4SK", byCountry).named("byCountry");
    this.byBill = QuerySource.globalIndex(table, OrderMapper.INSTANCE,
        "GSI5", "GSI5PK", "GSI5SK", byBill).named("byBill");
    this.byStop = QuerySource.localIndex(table, OrderMapper.INSTANCE,
        "LSI1", "PK", "LSI1SK", byStop).named("byStop");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Order> get(LocalDate placedAt, String orderId) {
    return get(OrderKeys.primary(placedAt, orderId));
  }

  /** GetItem, not sent yet. */
  public Get<Order> prepareGet(LocalDate placedAt, String orderId) {
    return prepareGet(OrderKeys.primary(placedAt, orderId));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Order> delete(LocalDate placedAt, String orderId) {
    return delete(OrderKeys.primary(placedAt, orderId));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Order> prepareDelete(LocalDate placedAt, String orderId) {
    return prepareDelete(OrderKeys.primary(placedAt, orderId));
  }

  /** For a transaction: that there is such an item. */
  public Check<Order> prepareCheck(LocalDate placedAt, String orderId) {
    return prepareCheck(OrderKeys.primary(placedAt, orderId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public OrderUpdate update(LocalDate placedAt, String orderId) {
    return new OrderUpdate(this.table, OrderKeys.primary(placedAt, orderId), orderId);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public OrderUpdate.OfEntity update(Order order) {
    return new OrderUpdate.OfEntity(this.table, OrderMapper.INSTANCE.key(order), order.orderId(), order);
  }

  /**
   * Query of {@code GSI1}, its 3 shards merged: {@code GSI1PK = STATUS#{status}#{orderId:shard(3)}}, {@code GSI1SK = {placedAt:seconds}}.
   */
  public ByStatus byStatus(Order.Status status) {
    return new ByStatus(byStatus, OrderKeys.byStatusPartitions(status));
  }

  /**
   * Query of {@code GSI1} for one {@code orderId}, in its shard alone: {@code GSI1PK = STATUS#{status}#{orderId:shard(3)}}, {@code GSI1SK = {placedAt:seconds}}.
   */
  public ByStatus byStatus(Order.Status status, String orderId) {
    return new ByStatus(byStatus, OrderKeys.byStatusPartitions(status, orderId),
        PropertyFilter.equal("orderId",
        StoredBound.of(OrderKeys.ORDER_ID_SHARD, Converters.ofString(), orderId)));
  }

  /** Query of {@code GSI2}: {@code GSI2PK = TOTALS}, {@code GSI2SK = {total:signed8.2}#{orderId}}. */
  public ByTotal byTotal() {
    return new ByTotal(byTotal, OrderKeys.byTotalPartition());
  }

  /** Query of {@code GSI3}: {@code GSI3PK = COURIER#{courier:lower}}, {@code GSI3SK = {status}#{stop:4}}. */
  public ByCourier byCourier(String courier) {
    return new ByCourier(byCourier, OrderKeys.byCourierPartition(courier));
  }

  /** Query of {@code GSI4}: {@code GSI4PK = COUNTRY#{shipTo.country}}, {@code GSI4SK = {orderId}}. */
  public ByCountry byCountry(String shipToCountry) {
    return new ByCountry(byCountry, OrderKeys.byCountryPartition(shipToCountry));
  }

  /** Query of {@code GSI5}: {@code GSI5PK = BILL#{billTo.country}#{billTo.city:upper}}, {@code GSI5SK = {courier}}. */
  public ByBill byBill(String billToCountry, String billToCity) {
    return new ByBill(byBill, OrderKeys.byBillPartition(billToCountry, billToCity));
  }

  /** Query of {@code LSI1}: {@code PK = DAY#{placedAt:date}}, {@code LSI1SK = STOP#{stop:4}}. */
  public ByStop byStop(LocalDate placedAt) {
    return new ByStop(byStop, OrderKeys.partition(placedAt));
  }

  /** The query {@code byStatus}. */
  public static final class ByStatus extends IndexQuery<Order, ByStatus> {
    private ByStatus(QuerySource<Order> source, Partitions partitions, PropertyFilter... filters) {
      super(source, partitions, "", filters);
    }

    /** Only this {@code placedAt}. */
    public RangeQuery<Order> placedAt(Instant placedAt) {
      return where(exactly(OrderKeys.BY_STATUS_PLACED_AT.text(placedAt)),
          PropertyFilter.equal("placedAt",
          StoredBound.of(OrderKeys.BY_STATUS_PLACED_AT, Converters.ofInstant(), placedAt)));
    }

    /** From one {@code placedAt} to another, both included. */
    public RangeQuery<Order> placedAtBetween(Instant from, Instant to) {
      return where(within().between(OrderKeys.BY_STATUS_PLACED_AT.text(from),
          OrderKeys.BY_STATUS_PLACED_AT.text(to)), PropertyFilter.greaterOrEqual("placedAt",
          StoredBound.of(OrderKeys.BY_STATUS_PLACED_AT, Converters.ofInstant(), from)),
          PropertyFilter.lessOrEqual("placedAt",
          StoredBound.of(OrderKeys.BY_STATUS_PLACED_AT, Converters.ofInstant(), to)));
    }

    /** This {@code placedAt} and all above it. */
    public RangeQuery<Order> placedAtFrom(Instant placedAt) {
      return where(within().from(OrderKeys.BY_STATUS_PLACED_AT.text(placedAt)),
          PropertyFilter.greaterOrEqual("placedAt",
          StoredBound.of(OrderKeys.BY_STATUS_PLACED_AT, Converters.ofInstant(), placedAt)));
    }

    /** All above this {@code placedAt}. */
    public RangeQuery<Order> placedAtAfter(Instant placedAt) {
      return where(within().from(OrderKeys.BY_STATUS_PLACED_AT.text(placedAt)),
          PropertyFilter.greaterThan("placedAt",
          StoredBound.of(OrderKeys.BY_STATUS_PLACED_AT, Converters.ofInstant(), placedAt)));
    }

    /** This {@code placedAt} and all below it. */
    public RangeQuery<Order> placedAtUntil(Instant placedAt) {
      return where(within().until(OrderKeys.BY_STATUS_PLACED_AT.text(placedAt)),
          PropertyFilter.lessOrEqual("placedAt",
          StoredBound.of(OrderKeys.BY_STATUS_PLACED_AT, Converters.ofInstant(), placedAt)));
    }

    /** All below this {@code placedAt}. */
    public RangeQuery<Order> placedAtBefore(Instant placedAt) {
      return where(within().until(OrderKeys.BY_STATUS_PLACED_AT.text(placedAt)),
          PropertyFilter.lessThan("placedAt",
          StoredBound.of(OrderKeys.BY_STATUS_PLACED_AT, Converters.ofInstant(), placedAt)));
    }
  }

  /** The query {@code byTotal}. */
  public static final class ByTotal extends IndexQuery<Order, ByTotal> {
    private ByTotal(QuerySource<Order> source, String partition) {
      super(source, partition, "");
    }

    /** Only this {@code total}. */
    public ByTotalTotal total(BigDecimal total) {
      return new ByTotalTotal(this, OrderKeys.TOTAL.text(total).concat("#"));
    }

    /** From one {@code total} to another, both included. */
    public RangeQuery<Order> totalBetween(BigDecimal from, BigDecimal to) {
      return where(within("#").between(OrderKeys.TOTAL.text(from), OrderKeys.TOTAL.text(to)));
    }

    /** This {@code total} and all above it. */
    public RangeQuery<Order> totalFrom(BigDecimal total) {
      return where(within("#").from(OrderKeys.TOTAL.text(total)));
    }

    /** All above this {@code total}. */
    public RangeQuery<Order> totalAfter(BigDecimal total) {
      return where(within("#").after(OrderKeys.TOTAL.text(total)));
    }

    /** This {@code total} and all below it. */
    public RangeQuery<Order> totalUntil(BigDecimal total) {
      return where(within("#").until(OrderKeys.TOTAL.text(total)));
    }

    /** All below this {@code total}. */
    public RangeQuery<Order> totalBefore(BigDecimal total) {
      return where(within("#").before(OrderKeys.TOTAL.text(total)));
    }
  }

  /** The query {@code byTotal} with {@code total} fixed. */
  public static final class ByTotalTotal extends IndexQuery<Order, ByTotalTotal> {
    private ByTotalTotal(ByTotal previous, String component) {
      super(previous, component);
    }

    /** Only this {@code orderId}. */
    public RangeQuery<Order> orderId(String orderId) {
      return where(exactly(OrderKeys.BY_TOTAL_ORDER_ID.text(orderId)));
    }

    /** Every {@code orderId} that starts so. */
    public RangeQuery<Order> orderIdStartingWith(String start) {
      return where(beginningWith(OrderKeys.BY_TOTAL_ORDER_ID.text(start)));
    }

    /** From one {@code orderId} to another, both included. */
    public RangeQuery<Order> orderIdBetween(String from, String to) {
      return where(within().between(OrderKeys.BY_TOTAL_ORDER_ID.text(from),
          OrderKeys.BY_TOTAL_ORDER_ID.text(to)));
    }

    /** This {@code orderId} and all above it. */
    public RangeQuery<Order> orderIdFrom(String orderId) {
      return where(within().from(OrderKeys.BY_TOTAL_ORDER_ID.text(orderId)));
    }

    /** All above this {@code orderId}. */
    public RangeQuery<Order> orderIdAfter(String orderId) {
      return where(within().after(OrderKeys.BY_TOTAL_ORDER_ID.text(orderId)));
    }

    /** This {@code orderId} and all below it. */
    public RangeQuery<Order> orderIdUntil(String orderId) {
      return where(within().until(OrderKeys.BY_TOTAL_ORDER_ID.text(orderId)));
    }

    /** All below this {@code orderId}. */
    public RangeQuery<Order> orderIdBefore(String orderId) {
      return where(within().before(OrderKeys.BY_TOTAL_ORDER_ID.text(orderId)));
    }
  }

  /** The query {@code byCourier}. */
  public static final class ByCourier extends IndexQuery<Order, ByCourier> {
    private ByCourier(QuerySource<Order> source, String partition) {
      super(source, partition, "");
    }

    /** Only this {@code status}. */
    public ByCourierStatus status(Order.Status status) {
      return new ByCourierStatus(this, OrderKeys.BY_COURIER_STATUS.text(status).concat("#"));
    }

    /** From one {@code status} to another, both included. */
    public RangeQuery<Order> statusBetween(Order.Status from, Order.Status to) {
      return where(within("#").between(OrderKeys.BY_COURIER_STATUS.text(from),
          OrderKeys.BY_COURIER_STATUS.text(to)));
    }

    /** This {@code status} and all above it. */
    public RangeQuery<Order> statusFrom(Order.Status status) {
      return where(within("#").from(OrderKeys.BY_COURIER_STATUS.text(status)));
    }

    /** All above this {@code status}. */
    public RangeQuery<Order> statusAfter(Order.Status status) {
      return where(within("#").after(OrderKeys.BY_COURIER_STATUS.text(status)));
    }

    /** This {@code status} and all below it. */
    public RangeQuery<Order> statusUntil(Order.Status status) {
      return where(within("#").until(OrderKeys.BY_COURIER_STATUS.text(status)));
    }

    /** All below this {@code status}. */
    public RangeQuery<Order> statusBefore(Order.Status status) {
      return where(within("#").before(OrderKeys.BY_COURIER_STATUS.text(status)));
    }
  }

  /** The query {@code byCourier} with {@code status} fixed. */
  public static final class ByCourierStatus extends IndexQuery<Order, ByCourierStatus> {
    private ByCourierStatus(ByCourier previous, String component) {
      super(previous, component);
    }

    /** Only this {@code stop}. */
    public RangeQuery<Order> stop(Integer stop) {
      return where(exactly(OrderKeys.STOP.text(stop)));
    }

    /** From one {@code stop} to another, both included. */
    public RangeQuery<Order> stopBetween(Integer from, Integer to) {
      return where(within().between(OrderKeys.STOP.text(from), OrderKeys.STOP.text(to)));
    }

    /** This {@code stop} and all above it. */
    public RangeQuery<Order> stopFrom(Integer stop) {
      return where(within().from(OrderKeys.STOP.text(stop)));
    }

    /** All above this {@code stop}. */
    public RangeQuery<Order> stopAfter(Integer stop) {
      return where(within().after(OrderKeys.STOP.text(stop)));
    }

    /** This {@code stop} and all below it. */
    public RangeQuery<Order> stopUntil(Integer stop) {
      return where(within().until(OrderKeys.STOP.text(stop)));
    }

    /** All below this {@code stop}. */
    public RangeQuery<Order> stopBefore(Integer stop) {
      return where(within().before(OrderKeys.STOP.text(stop)));
    }
  }

  /** The query {@code byCountry}. */
  public static final class ByCountry extends IndexQuery<Order, ByCountry> {
    private ByCountry(QuerySource<Order> source, String partition) {
      super(source, partition, "");
    }

    /** Only this {@code orderId}. */
    public RangeQuery<Order> orderId(String orderId) {
      return where(exactly(OrderKeys.BY_COUNTRY_ORDER_ID.text(orderId)));
    }

    /** Every {@code orderId} that starts so. */
    public RangeQuery<Order> orderIdStartingWith(String start) {
      return where(beginningWith(OrderKeys.BY_COUNTRY_ORDER_ID.text(start)));
    }

    /** From one {@code orderId} to another, both included. */
    public RangeQuery<Order> orderIdBetween(String from, String to) {
      return where(within().between(OrderKeys.BY_COUNTRY_ORDER_ID.text(from),
          OrderKeys.BY_COUNTRY_ORDER_ID.text(to)));
    }

    /** This {@code orderId} and all above it. */
    public RangeQuery<Order> orderIdFrom(String orderId) {
      return where(within().from(OrderKeys.BY_COUNTRY_ORDER_ID.text(orderId)));
    }

    /** All above this {@code orderId}. */
    public RangeQuery<Order> orderIdAfter(String orderId) {
      return where(within().after(OrderKeys.BY_COUNTRY_ORDER_ID.text(orderId)));
    }

    /** This {@code orderId} and all below it. */
    public RangeQuery<Order> orderIdUntil(String orderId) {
      return where(within().until(OrderKeys.BY_COUNTRY_ORDER_ID.text(orderId)));
    }

    /** All below this {@code orderId}. */
    public RangeQuery<Order> orderIdBefore(String orderId) {
      return where(within().before(OrderKeys.BY_COUNTRY_ORDER_ID.text(orderId)));
    }
  }

  /** The query {@code byBill}. */
  public static final class ByBill extends IndexQuery<Order, ByBill> {
    private ByBill(QuerySource<Order> source, String partition) {
      super(source, partition, "");
    }

    /** Only this {@code courier}. */
    public RangeQuery<Order> courier(String courier) {
      return where(exactly(OrderKeys.BY_BILL_COURIER.text(courier)));
    }

    /** Every {@code courier} that starts so. */
    public RangeQuery<Order> courierStartingWith(String start) {
      return where(beginningWith(OrderKeys.BY_BILL_COURIER.text(start)));
    }

    /** From one {@code courier} to another, both included. */
    public RangeQuery<Order> courierBetween(String from, String to) {
      return where(within().between(OrderKeys.BY_BILL_COURIER.text(from),
          OrderKeys.BY_BILL_COURIER.text(to)));
    }

    /** This {@code courier} and all above it. */
    public RangeQuery<Order> courierFrom(String courier) {
      return where(within().from(OrderKeys.BY_BILL_COURIER.text(courier)));
    }

    /** All above this {@code courier}. */
    public RangeQuery<Order> courierAfter(String courier) {
      return where(within().after(OrderKeys.BY_BILL_COURIER.text(courier)));
    }

    /** This {@code courier} and all below it. */
    public RangeQuery<Order> courierUntil(String courier) {
      return where(within().until(OrderKeys.BY_BILL_COURIER.text(courier)));
    }

    /** All below this {@code courier}. */
    public RangeQuery<Order> courierBefore(String courier) {
      return where(within().before(OrderKeys.BY_BILL_COURIER.text(courier)));
    }
  }

  /** The query {@code byStop}. */
  public static final class ByStop extends TableQuery<Order, ByStop> {
    private ByStop(QuerySource<Order> source, String partition) {
      super(source, partition, "STOP#");
    }

    /** Only this {@code stop}. */
    public TableRangeQuery<Order> stop(Integer stop) {
      return where(exactly(OrderKeys.BY_STOP_STOP.text(stop)));
    }

    /** From one {@code stop} to another, both included. */
    public TableRangeQuery<Order> stopBetween(Integer from, Integer to) {
      return where(within().between(OrderKeys.BY_STOP_STOP.text(from),
          OrderKeys.BY_STOP_STOP.text(to)));
    }

    /** This {@code stop} and all above it. */
    public TableRangeQuery<Order> stopFrom(Integer stop) {
      return where(within().from(OrderKeys.BY_STOP_STOP.text(stop)));
    }

    /** All above this {@code stop}. */
    public TableRangeQuery<Order> stopAfter(Integer stop) {
      return where(within().after(OrderKeys.BY_STOP_STOP.text(stop)));
    }

    /** This {@code stop} and all below it. */
    public TableRangeQuery<Order> stopUntil(Integer stop) {
      return where(within().until(OrderKeys.BY_STOP_STOP.text(stop)));
    }

    /** All below this {@code stop}. */
    public TableRangeQuery<Order> stopBefore(Integer stop) {
      return where(within().before(OrderKeys.BY_STOP_STOP.text(stop)));
    }
  }
}
