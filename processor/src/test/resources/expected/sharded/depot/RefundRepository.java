package depot;

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
import io.keywright.runtime.query.TypeFilter;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Refund}: {@code REFUND#{refundId} / REFUND}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class RefundRepository extends Repository<Refund> {
  private final TableContext table;
  private final QuerySource<Refund> byStatus;

  RefundRepository(TableContext table, TypeFilter byStatus) {
    super(table, RefundMapper.INSTANCE);
    this.table = table;
    this.byStatus = QuerySource.globalIndex(table, RefundMapper.INSTANCE,
        "GSI1", "GSI1PK", "GSI1SK", byStatus).named("byStatus");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Refund> get(String refundId) {
    return get(RefundKeys.primary(refundId));
  }

  /** GetItem, not sent yet. */
  public Get<Refund> prepareGet(String refundId) {
    return prepareGet(RefundKeys.primary(refundId));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Refund> delete(String refundId) {
    return delete(RefundKeys.primary(refundId));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Refund> prepareDelete(String refundId) {
    return prepareDelete(RefundKeys.primary(refundId));
  }

  /** For a transaction: that there is such an item. */
  public Check<Refund> prepareCheck(String refundId) {
    return prepareCheck(RefundKeys.primary(refundId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public RefundUpdate update(String refundId) {
    return new RefundUpdate(this.table, RefundKeys.primary(refundId), refundId);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public RefundUpdate.OfEntity update(Refund refund) {
    return new RefundUpdate.OfEntity(this.table, RefundMapper.INSTANCE.key(refund), refund.refundId(), refund);
  }

  /**
   * Query of {@code GSI1}, its 4 shards merged: {@code GSI1PK = STATUS#{status}#{orderId:shard(4)}}, {@code GSI1SK = REFUND#{refundId}}.
   */
  public ByStatus byStatus(Status status) {
    return new ByStatus(byStatus, RefundKeys.byStatusPartitions(status));
  }

  /**
   * Query of {@code GSI1} for one {@code orderId}, in its shard alone: {@code GSI1PK = STATUS#{status}#{orderId:shard(4)}}, {@code GSI1SK = REFUND#{refundId}}.
   */
  public ByStatus byStatus(Status status, String orderId) {
    return new ByStatus(byStatus, RefundKeys.byStatusPartitions(status, orderId),
        PropertyFilter.equal("o",
        StoredBound.of(RefundKeys.ORDER_ID_SHARD, Converters.ofString(), orderId)));
  }

  /** The query {@code byStatus}. */
  public static final class ByStatus extends IndexQuery<Refund, ByStatus> {
    private ByStatus(QuerySource<Refund> source, Partitions partitions, PropertyFilter... filters) {
      super(source, partitions, "REFUND#", filters);
    }

    /** Only this {@code refundId}. */
    public RangeQuery<Refund> refundId(String refundId) {
      return where(exactly(RefundKeys.REFUND_ID.text(refundId)));
    }

    /** Every {@code refundId} that starts so. */
    public RangeQuery<Refund> refundIdStartingWith(String start) {
      return where(beginningWith(RefundKeys.REFUND_ID.text(start)));
    }

    /** From one {@code refundId} to another, both included. */
    public RangeQuery<Refund> refundIdBetween(String from, String to) {
      return where(within().between(RefundKeys.REFUND_ID.text(from),
          RefundKeys.REFUND_ID.text(to)));
    }

    /** This {@code refundId} and all above it. */
    public RangeQuery<Refund> refundIdFrom(String refundId) {
      return where(within().from(RefundKeys.REFUND_ID.text(refundId)));
    }

    /** All above this {@code refundId}. */
    public RangeQuery<Refund> refundIdAfter(String refundId) {
      return where(within().after(RefundKeys.REFUND_ID.text(refundId)));
    }

    /** This {@code refundId} and all below it. */
    public RangeQuery<Refund> refundIdUntil(String refundId) {
      return where(within().until(RefundKeys.REFUND_ID.text(refundId)));
    }

    /** All below this {@code refundId}. */
    public RangeQuery<Refund> refundIdBefore(String refundId) {
      return where(within().before(RefundKeys.REFUND_ID.text(refundId)));
    }
  }
}
