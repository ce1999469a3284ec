package depot;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import java.math.BigDecimal;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What all updates of {@link Order} can change.
 *
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public abstract class OrderUpdateBase<U extends OrderUpdateBase<U>> extends Update<Order, U> {
  private final String orderId;

  final ChangedComponent<Order, Instant> placedAt = changes().component(OrderAttributes.PLACED_AT);

  final ChangedComponent<Order, Status> status = changes().component(OrderAttributes.STATUS);

  final ChangedComponent<Order, BigDecimal> total = changes().component(OrderAttributes.TOTAL);

  OrderUpdateBase(TableContext table, PrimaryKey<Order> key, String orderId) {
    super(table, OrderMapper.INSTANCE, key, false);
    this.orderId = orderId;
  }

  void storePlacedAt(Instant placedAt) {
    changes().set(OrderAttributes.PLACED_AT, placedAt);
    this.placedAt.become(placedAt);
  }

  void storeStatus(Status status) {
    changes().set(OrderAttributes.STATUS, status);
    this.status.become(status);
  }

  /** Stores {@code total}, and the keys that it is part of. */
  public U total(BigDecimal total) {
    storeTotal(total);
    return self();
  }

  void storeTotal(BigDecimal total) {
    changes().set(OrderAttributes.TOTAL, total);
    this.total.become(total);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (status.isChanged() || placedAt.isChanged()) {
      attributes.index("GSI1PK", "GSI1SK",
          OrderKeys.byStatus(status.value(), orderId, placedAt.value()));
    }
    if (total.isChanged()) {
      attributes.index("GSI3PK", "GSI3SK", OrderKeys.byTotal(orderId, total.value()));
    }
    if (placedAt.isChanged()) {
      attributes.index("GSI4PK", "GSI4SK", OrderKeys.byDay(placedAt.value(), orderId));
    }
  }
}
