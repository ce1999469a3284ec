package depot;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Order}: {@code CUSTOMER#{customerId} / ORDER#{orderId}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OrderUpdate extends OrderUpdateBase<OrderUpdate> {
  OrderUpdate(TableContext table, PrimaryKey<Order> key, String orderId) {
    super(table, key, orderId);
  }

  /** Stores {@code placedAt}, and the keys that it is part of. */
  public MissingStatus placedAt(Instant placedAt) {
    storePlacedAt(placedAt);
    return new MissingStatus(this);
  }

  /** Stores {@code status}, and the keys that it is part of. */
  public MissingPlacedAt status(Status status) {
    storeStatus(status);
    return new MissingPlacedAt(this);
  }

  /** An update that is to say what becomes of {@code status}, or what it is, so that no index gets stale. */
  public static final class MissingStatus {
    private final OrderUpdate update;

    MissingStatus(OrderUpdate update) {
      this.update = update;
    }

    /** Stores {@code status}, too. */
    public OrderUpdate withStatus(Status status) {
      this.update.storeStatus(status);
      return this.update;
    }

    /** Takes {@code status} for what is stored, on condition that it is. */
    public OrderUpdate knowingStatus(Status status) {
      this.update.status.know(status);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code placedAt}, or what it is, so that no index gets stale. */
  public static final class MissingPlacedAt {
    private final OrderUpdate update;

    MissingPlacedAt(OrderUpdate update) {
      this.update = update;
    }

    /** Stores {@code placedAt}, too. */
    public OrderUpdate withPlacedAt(Instant placedAt) {
      this.update.storePlacedAt(placedAt);
      return this.update;
    }

    /** Takes {@code placedAt} for what is stored, on condition that it is. */
    public OrderUpdate knowingPlacedAt(Instant placedAt) {
      this.update.placedAt.know(placedAt);
      return this.update;
    }
  }

  /**
   * Changes attributes of a {@link Order} that was read: what the keys of indexes need beside a change is taken from it, on condition that it is stored so.
   */
  public static final class OfEntity extends OrderUpdateBase<OfEntity> {
    private final Order read;

    OfEntity(TableContext table, PrimaryKey<Order> key, String orderId, Order read) {
      super(table, key, orderId);
      this.read = read;
    }

    /** Stores {@code placedAt}, and the keys that it is part of. */
    public OfEntity placedAt(Instant placedAt) {
      storePlacedAt(placedAt);
      this.status.assume(this.read.status());
      return this;
    }

    /** Stores {@code status}, and the keys that it is part of. */
    public OfEntity status(Status status) {
      storeStatus(status);
      this.placedAt.assume(this.read.placedAt());
      return this;
    }
  }
}
