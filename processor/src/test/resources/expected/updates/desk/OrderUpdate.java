package desk;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** Changes attributes of a {@link Order}: {@code DAY#{placedAt:date} / ORDER#{orderId}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OrderUpdate extends OrderUpdateBase<OrderUpdate> {
  OrderUpdate(TableContext table, PrimaryKey<Order> key, String orderId) {
    super(table, key, orderId);
  }

  /** Stores {@code status}, and the keys that it is part of. */
  public MissingPlacedAtCourierStop status(Order.Status status) {
    storeStatus(status);
    return new MissingPlacedAtCourierStop(this);
  }

  /** Stores {@code courier}, and the keys that it is part of. */
  public MissingStatusStopBillTo courier(String courier) {
    storeCourier(courier);
    return new MissingStatusStopBillTo(this);
  }

  /** Stores {@code stop}, and the keys that it is part of. */
  public MissingStatusCourier stop(Integer stop) {
    storeStop(stop);
    return new MissingStatusCourier(this);
  }

  /** Stores {@code billTo}, and the keys that it is part of. */
  public MissingCourier billTo(Order.Address billTo) {
    storeBillTo(billTo);
    return new MissingCourier(this);
  }

  /** An update that is to say what becomes of {@code placedAt}, or what it is, so that no index gets stale. */
  public static final class MissingPlacedAtCourierStop {
    private final OrderUpdate update;

    MissingPlacedAtCourierStop(OrderUpdate update) {
      this.update = update;
    }

    /** Takes {@code placedAt} for what is stored, on condition that it is. */
    public MissingCourierStop knowingPlacedAt(Instant placedAt) {
      this.update.placedAt.know(placedAt);
      return new MissingCourierStop(this.update);
    }
  }

  /** An update that is to say what becomes of {@code courier}, or what it is, so that no index gets stale. */
  public static final class MissingCourierStop {
    private final OrderUpdate update;

    MissingCourierStop(OrderUpdate update) {
      this.update = update;
    }

    /** Takes {@code courier} for what is stored, on condition that it is. Null says that there is none. */
    public MissingStop knowingCourier(@Nullable String courier) {
      this.update.courier.know(courier);
      return new MissingStop(this.update);
    }
  }

  /** An update that is to say what becomes of {@code stop}, or what it is, so that no index gets stale. */
  public static final class MissingStop {
    private final OrderUpdate update;

    MissingStop(OrderUpdate update) {
      this.update = update;
    }

    /** Stores {@code stop}, too. */
    public OrderUpdate withStop(Integer stop) {
      this.update.storeStop(stop);
      return this.update;
    }

    /** Removes {@code stop}, too, and the item from the index. */
    public OrderUpdate withoutStop() {
      this.update.dropStop();
      return this.update;
    }

    /** Takes {@code stop} for what is stored, on condition that it is. Null says that there is none. */
    public OrderUpdate knowingStop(@Nullable Integer stop) {
      this.update.stop.know(stop);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code status}, or what it is, so that no index gets stale. */
  public static final class MissingStatusStopBillTo {
    private final OrderUpdate update;

    MissingStatusStopBillTo(OrderUpdate update) {
      this.update = update;
    }

    /** Takes {@code status} for what is stored, on condition that it is. */
    public MissingStopBillTo knowingStatus(Order.Status status) {
      this.update.status.know(status);
      return new MissingStopBillTo(this.update);
    }
  }

  /** An update that is to say what becomes of {@code stop}, or what it is, so that no index gets stale. */
  public static final class MissingStopBillTo {
    private final OrderUpdate update;

    MissingStopBillTo(OrderUpdate update) {
      this.update = update;
    }

    /** Stores {@code stop}, too. */
    public MissingBillTo withStop(Integer stop) {
      this.update.storeStop(stop);
      return new MissingBillTo(this.update);
    }

    /** Removes {@code stop}, too, and the item from the index. */
    public MissingBillTo withoutStop() {
      this.update.dropStop();
      return new MissingBillTo(this.update);
    }

    /** Takes {@code stop} for what is stored, on condition that it is. Null says that there is none. */
    public MissingBillTo knowingStop(@Nullable Integer stop) {
      this.update.stop.know(stop);
      return new MissingBillTo(this.update);
    }
  }

  /** An update that is to say what becomes of {@code billTo}, or what it is, so that no index gets stale. */
  public static final class MissingBillTo {
    private final OrderUpdate update;

    MissingBillTo(OrderUpdate update) {
      this.update = update;
    }

    /** Stores {@code billTo}, too. */
    public OrderUpdate withBillTo(Order.Address billTo) {
      this.update.storeBillTo(billTo);
      return this.update;
    }

    /** Removes {@code billTo}, too, and the item from the index. */
    public OrderUpdate withoutBillTo() {
      this.update.dropBillTo();
      return this.update;
    }

    /** Takes {@code billTo} for what is stored, on condition that it is. Null says that there is none. */
    public OrderUpdate knowingBillTo(@Nullable String billToCountry, @Nullable String billToCity) {
      this.update.billToCountry.know(billToCountry);
      this.update.billToCity.know(billToCity);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code status}, or what it is, so that no index gets stale. */
  public static final class MissingStatusCourier {
    private final OrderUpdate update;

    MissingStatusCourier(OrderUpdate update) {
      this.update = update;
    }

    /** Takes {@code status} for what is stored, on condition that it is. */
    public MissingCourier knowingStatus(Order.Status status) {
      this.update.status.know(status);
      return new MissingCourier(this.update);
    }
  }

  /** An update that is to say what becomes of {@code courier}, or what it is, so that no index gets stale. */
  public static final class MissingCourier {
    private final OrderUpdate update;

    MissingCourier(OrderUpdate update) {
      this.update = update;
    }

    /** Takes {@code courier} for what is stored, on condition that it is. Null says that there is none. */
    public OrderUpdate knowingCourier(@Nullable String courier) {
      this.update.courier.know(courier);
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

    /** Stores {@code status}, and the keys that it is part of. */
    public OfEntity status(Order.Status status) {
      storeStatus(status);
      this.placedAt.assume(this.read.placedAt());
      String courier = this.read.courier();
      this.courier.assume(courier);
      Integer stop = this.read.stop().orElse(null);
      this.stop.assume(stop);
      return this;
    }

    /** Stores {@code courier}, and the keys that it is part of. */
    public OfEntity courier(String courier) {
      storeCourier(courier);
      this.status.assume(this.read.status());
      Integer stop = this.read.stop().orElse(null);
      this.stop.assume(stop);
      Order.Address billTo = this.read.billTo();
      String billToCountry = billTo == null ? null : billTo.country();
      String billToCity = billTo == null ? null : billTo.city();
      this.billToCountry.assume(billToCountry);
      this.billToCity.assume(billToCity);
      return this;
    }

    /** Stores {@code stop}, and the keys that it is part of. */
    public OfEntity stop(Integer stop) {
      storeStop(stop);
      this.status.assume(this.read.status());
      String courier = this.read.courier();
      this.courier.assume(courier);
      return this;
    }

    /** Stores {@code billTo}, and the keys that it is part of. */
    public OfEntity billTo(Order.Address billTo) {
      storeBillTo(billTo);
      String courier = this.read.courier();
      this.courier.assume(courier);
      return this;
    }
  }
}
