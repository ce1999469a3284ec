package depot;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What all updates of {@link Refund} can change.
 *
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public abstract class RefundUpdateBase<U extends RefundUpdateBase<U>> extends Update<Refund, U> {
  private final String refundId;

  final ChangedComponent<Refund, String> orderId = changes().component(RefundAttributes.ORDER_ID);

  final ChangedComponent<Refund, Status> status = changes().component(RefundAttributes.STATUS);

  RefundUpdateBase(TableContext table, PrimaryKey<Refund> key, String refundId) {
    super(table, RefundMapper.INSTANCE, key, false);
    this.refundId = refundId;
  }

  /** Removes {@code orderId}, and the item from the indexes that it is part of. */
  public U removeOrderId() {
    dropOrderId();
    return self();
  }

  void storeOrderId(String orderId) {
    changes().set(RefundAttributes.ORDER_ID, orderId);
    this.orderId.become(orderId);
  }

  void dropOrderId() {
    changes().remove(RefundAttributes.ORDER_ID);
    orderId.become(null);
  }

  void storeStatus(Status status) {
    changes().set(RefundAttributes.STATUS, status);
    this.status.become(status);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (status.isChanged() || orderId.isChanged()) {
      attributes.index("GSI1PK", "GSI1SK", orderId.isAbsent() ? null
          : RefundKeys.byStatus(status.value(), orderId.value(), refundId));
    }
  }
}
