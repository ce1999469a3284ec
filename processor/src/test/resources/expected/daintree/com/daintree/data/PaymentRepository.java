package com.daintree.data;

import com.daintree.shop.Payment;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.PropertyFilter;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.StoredBound;
import io.keywright.runtime.query.TableQuery;
import io.keywright.runtime.query.TableRangeQuery;
import io.keywright.runtime.query.TypeFilter;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Payment}: {@code ORDER#{orderId} / PAYMENT#{paidAt:seconds}#{paymentId}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class PaymentRepository extends Repository<Payment> {
  private final TableContext table;
  private final QuerySource<Payment> ofOrder;

  PaymentRepository(TableContext table, TypeFilter ofOrder) {
    super(table, PaymentMapper.INSTANCE);
    this.table = table;
    this.ofOrder = QuerySource.table(table, PaymentMapper.INSTANCE, ofOrder).named("ofOrder");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Payment> get(String orderId, Instant paidAt, UUID paymentId) {
    return get(PaymentKeys.primary(orderId, paidAt, paymentId));
  }

  /** GetItem, not sent yet. */
  public Get<Payment> prepareGet(String orderId, Instant paidAt, UUID paymentId) {
    return prepareGet(PaymentKeys.primary(orderId, paidAt, paymentId));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Payment> delete(String orderId, Instant paidAt, UUID paymentId) {
    return delete(PaymentKeys.primary(orderId, paidAt, paymentId));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Payment> prepareDelete(String orderId, Instant paidAt, UUID paymentId) {
    return prepareDelete(PaymentKeys.primary(orderId, paidAt, paymentId));
  }

  /** For a transaction: that there is such an item. */
  public Check<Payment> prepareCheck(String orderId, Instant paidAt, UUID paymentId) {
    return prepareCheck(PaymentKeys.primary(orderId, paidAt, paymentId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public PaymentUpdate update(String orderId, Instant paidAt, UUID paymentId) {
    return new PaymentUpdate(this.table, PaymentKeys.primary(orderId, paidAt, paymentId));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public PaymentUpdate update(Payment payment) {
    return new PaymentUpdate(this.table, PaymentMapper.INSTANCE.key(payment));
  }

  /** Query of the table: {@code PK = ORDER#{orderId}}, {@code SK = PAYMENT#{paidAt:seconds}#{paymentId}}. */
  public OfOrder ofOrder(String orderId) {
    return new OfOrder(ofOrder, PaymentKeys.partition(orderId));
  }

  /** The query {@code ofOrder}. */
  public static final class OfOrder extends TableQuery<Payment, OfOrder> {
    private OfOrder(QuerySource<Payment> source, String partition) {
      super(source, partition, "PAYMENT#");
    }

    /** Only this {@code paidAt}. */
    public OfOrderPaidAt paidAt(Instant paidAt) {
      return new OfOrderPaidAt(this, PaymentKeys.PAID_AT.text(paidAt).concat("#"),
          PropertyFilter.equal("paidAt",
          StoredBound.of(PaymentKeys.PAID_AT, Converters.ofInstant(), paidAt)));
    }

    /** From one {@code paidAt} to another, both included. */
    public TableRangeQuery<Payment> paidAtBetween(Instant from, Instant to) {
      return where(within("#").between(PaymentKeys.PAID_AT.text(from),
          PaymentKeys.PAID_AT.text(to)), PropertyFilter.greaterOrEqual("paidAt",
          StoredBound.of(PaymentKeys.PAID_AT, Converters.ofInstant(), from)),
          PropertyFilter.lessOrEqual("paidAt",
          StoredBound.of(PaymentKeys.PAID_AT, Converters.ofInstant(), to)));
    }

    /** This {@code paidAt} and all above it. */
    public TableRangeQuery<Payment> paidAtFrom(Instant paidAt) {
      return where(within("#").from(PaymentKeys.PAID_AT.text(paidAt)),
          PropertyFilter.greaterOrEqual("paidAt",
          StoredBound.of(PaymentKeys.PAID_AT, Converters.ofInstant(), paidAt)));
    }

    /** All above this {@code paidAt}. */
    public TableRangeQuery<Payment> paidAtAfter(Instant paidAt) {
      return where(within("#").from(PaymentKeys.PAID_AT.text(paidAt)),
          PropertyFilter.greaterThan("paidAt",
          StoredBound.of(PaymentKeys.PAID_AT, Converters.ofInstant(), paidAt)));
    }

    /** This {@code paidAt} and all below it. */
    public TableRangeQuery<Payment> paidAtUntil(Instant paidAt) {
      return where(within("#").until(PaymentKeys.PAID_AT.text(paidAt)),
          PropertyFilter.lessOrEqual("paidAt",
          StoredBound.of(PaymentKeys.PAID_AT, Converters.ofInstant(), paidAt)));
    }

    /** All below this {@code paidAt}. */
    public TableRangeQuery<Payment> paidAtBefore(Instant paidAt) {
      return where(within("#").until(PaymentKeys.PAID_AT.text(paidAt)),
          PropertyFilter.lessThan("paidAt",
          StoredBound.of(PaymentKeys.PAID_AT, Converters.ofInstant(), paidAt)));
    }
  }

  /** The query {@code ofOrder} with {@code paidAt} fixed. */
  public static final class OfOrderPaidAt extends TableQuery<Payment, OfOrderPaidAt> {
    private OfOrderPaidAt(OfOrder previous, String component, PropertyFilter... filters) {
      super(previous, component, filters);
    }

    /** Only this {@code paymentId}. */
    public TableRangeQuery<Payment> paymentId(UUID paymentId) {
      return where(exactly(PaymentKeys.PAYMENT_ID.text(paymentId)));
    }

    /** From one {@code paymentId} to another, both included. */
    public TableRangeQuery<Payment> paymentIdBetween(UUID from, UUID to) {
      return where(within().between(PaymentKeys.PAYMENT_ID.text(from),
          PaymentKeys.PAYMENT_ID.text(to)));
    }

    /** This {@code paymentId} and all above it. */
    public TableRangeQuery<Payment> paymentIdFrom(UUID paymentId) {
      return where(within().from(PaymentKeys.PAYMENT_ID.text(paymentId)));
    }

    /** All above this {@code paymentId}. */
    public TableRangeQuery<Payment> paymentIdAfter(UUID paymentId) {
      return where(within().after(PaymentKeys.PAYMENT_ID.text(paymentId)));
    }

    /** This {@code paymentId} and all below it. */
    public TableRangeQuery<Payment> paymentIdUntil(UUID paymentId) {
      return where(within().until(PaymentKeys.PAYMENT_ID.text(paymentId)));
    }

    /** All below this {@code paymentId}. */
    public TableRangeQuery<Payment> paymentIdBefore(UUID paymentId) {
      return where(within().before(PaymentKeys.PAYMENT_ID.text(paymentId)));
    }
  }
}
