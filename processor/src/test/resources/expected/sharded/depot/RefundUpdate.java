package depot;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** Changes attributes of a {@link Refund}: {@code REFUND#{refundId} / REFUND}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class RefundUpdate extends RefundUpdateBase<RefundUpdate> {
  RefundUpdate(TableContext table, PrimaryKey<Refund> key, String refundId) {
    super(table, key, refundId);
  }

  /** Stores {@code orderId}, and the keys that it is part of. */
  public MissingStatus orderId(String orderId) {
    storeOrderId(orderId);
    return new MissingStatus(this);
  }

  /** Stores {@code status}, and the keys that it is part of. */
  public MissingOrderId status(Status status) {
    storeStatus(status);
    return new MissingOrderId(this);
  }

  /** An update that is to say what becomes of {@code status}, or what it is, so that no index gets stale. */
  public static final class MissingStatus {
    private final RefundUpdate update;

    MissingStatus(RefundUpdate update) {
      this.update = update;
    }

    /** Stores {@code status}, too. */
    public RefundUpdate withStatus(Status status) {
      this.update.storeStatus(status);
      return this.update;
    }

    /** Takes {@code status} for what is stored, on condition that it is. */
    public RefundUpdate knowingStatus(Status status) {
      this.update.status.know(status);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code orderId}, or what it is, so that no index gets stale. */
  public static final class MissingOrderId {
    private final RefundUpdate update;

    MissingOrderId(RefundUpdate update) {
      this.update = update;
    }

    /** Stores {@code orderId}, too. */
    public RefundUpdate withOrderId(String orderId) {
      this.update.storeOrderId(orderId);
      return this.update;
    }

    /** Removes {@code orderId}, too, and the item from the index. */
    public RefundUpdate withoutOrderId() {
      this.update.dropOrderId();
      return this.update;
    }

    /** Takes {@code orderId} for what is stored, on condition that it is. Null says that there is none. */
    public RefundUpdate knowingOrderId(@Nullable String orderId) {
      this.update.orderId.know(orderId);
      return this.update;
    }
  }

  /**
   * Changes attributes of a {@link Refund} that was read: what the keys of indexes need beside a change is taken from it, on condition that it is stored so.
   */
  public static final class OfEntity extends RefundUpdateBase<OfEntity> {
    private final Refund read;

    OfEntity(TableContext table, PrimaryKey<Refund> key, String refundId, Refund read) {
      super(table, key, refundId);
      this.read = read;
    }

    /** Stores {@code orderId}, and the keys that it is part of. */
    public OfEntity orderId(String orderId) {
      storeOrderId(orderId);
      this.status.assume(this.read.status());
      return this;
    }

    /** Stores {@code status}, and the keys that it is part of. */
    public OfEntity status(Status status) {
      storeStatus(status);
      String orderId = this.read.orderId();
      this.orderId.assume(orderId);
      return this;
    }
  }
}
