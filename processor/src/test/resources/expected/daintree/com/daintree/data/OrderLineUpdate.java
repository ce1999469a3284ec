package com.daintree.data;

import com.daintree.shop.OrderLine;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link OrderLine}: {@code ORDER#{orderId} / LINE#{line:3}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OrderLineUpdate extends OrderLineUpdateBase<OrderLineUpdate> {
  OrderLineUpdate(TableContext table, PrimaryKey<OrderLine> key, String orderId, int line) {
    super(table, key, orderId, line);
  }

  /** Stores {@code customerId}, and the keys that it is part of. */
  public MissingProductId customerId(String customerId) {
    storeCustomerId(customerId);
    return new MissingProductId(this);
  }

  /** Stores {@code productId}, and the keys that it is part of. */
  public MissingCustomerId productId(String productId) {
    storeProductId(productId);
    return new MissingCustomerId(this);
  }

  /** An update that is to say what becomes of {@code productId}, or what it is, so that no index gets stale. */
  public static final class MissingProductId {
    private final OrderLineUpdate update;

    MissingProductId(OrderLineUpdate update) {
      this.update = update;
    }

    /** Stores {@code productId}, too. */
    public OrderLineUpdate withProductId(String productId) {
      this.update.storeProductId(productId);
      return this.update;
    }

    /** Takes {@code productId} for what is stored, on condition that it is. */
    public OrderLineUpdate knowingProductId(String productId) {
      this.update.productId.know(productId);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code customerId}, or what it is, so that no index gets stale. */
  public static final class MissingCustomerId {
    private final OrderLineUpdate update;

    MissingCustomerId(OrderLineUpdate update) {
      this.update = update;
    }

    /** Stores {@code customerId}, too. */
    public OrderLineUpdate withCustomerId(String customerId) {
      this.update.storeCustomerId(customerId);
      return this.update;
    }

    /** Takes {@code customerId} for what is stored, on condition that it is. */
    public OrderLineUpdate knowingCustomerId(String customerId) {
      this.update.customerId.know(customerId);
      return this.update;
    }
  }

  /**
   * Changes attributes of a {@link OrderLine} that was read: what the keys of indexes need beside a change is taken from it, on condition that it is stored so.
   */
  public static final class OfEntity extends OrderLineUpdateBase<OfEntity> {
    private final OrderLine read;

    OfEntity(TableContext table, PrimaryKey<OrderLine> key, String orderId, int line,
        OrderLine read) {
      super(table, key, orderId, line);
      this.read = read;
    }

    /** Stores {@code customerId}, and the keys that it is part of. */
    public OfEntity customerId(String customerId) {
      storeCustomerId(customerId);
      this.productId.assume(this.read.productId());
      return this;
    }

    /** Stores {@code productId}, and the keys that it is part of. */
    public OfEntity productId(String productId) {
      storeProductId(productId);
      this.customerId.assume(this.read.customerId());
      return this;
    }
  }
}
