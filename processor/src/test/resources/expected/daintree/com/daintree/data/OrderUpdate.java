package com.daintree.data;

import com.daintree.shop.Address;
import com.daintree.shop.Order;
import com.daintree.shop.OrderStatus;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Order}: {@code CUSTOMER#{customerId} / ORDER#{orderId}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OrderUpdate extends Update<Order, OrderUpdate> {
  OrderUpdate(TableContext table, PrimaryKey<Order> key) {
    super(table, OrderMapper.INSTANCE, key, false);
  }

  /** Stores {@code placedAt}. */
  public OrderUpdate placedAt(Instant placedAt) {
    return changes().set(OrderAttributes.PLACED_AT, placedAt);
  }

  /** Stores {@code status}. */
  public OrderUpdate status(OrderStatus status) {
    return changes().set(OrderAttributes.STATUS, status);
  }

  /** Stores {@code shipTo}. */
  public OrderUpdate shipTo(Address shipTo) {
    return changes().set(OrderAttributes.SHIP_TO, shipTo);
  }

  /** Changes inside of {@code shipTo}, which must be there. */
  public Daintree_AddressUpdate<Order, OrderUpdate> shipTo() {
    return new Daintree_AddressUpdate<>(changes(), OrderAttributes.SHIP_TO);
  }

  /** Stores {@code total}. */
  public OrderUpdate total(BigDecimal total) {
    return changes().set(OrderAttributes.TOTAL, total);
  }

  /** Adds to {@code total}, a negative number to take away. */
  public OrderUpdate incrementTotal(BigDecimal by) {
    return changes().increment(OrderAttributes.TOTAL, by);
  }

  /** Stores {@code deliveredOn}. */
  public OrderUpdate deliveredOn(LocalDate deliveredOn) {
    return changes().set(OrderAttributes.DELIVERED_ON, deliveredOn);
  }

  /** Removes {@code deliveredOn}. */
  public OrderUpdate removeDeliveredOn() {
    return changes().remove(OrderAttributes.DELIVERED_ON);
  }

  /** Stores {@code deliveredOn} where there is none. */
  public OrderUpdate deliveredOnIfAbsent(LocalDate deliveredOn) {
    return changes().setIfAbsent(OrderAttributes.DELIVERED_ON, deliveredOn);
  }
}
