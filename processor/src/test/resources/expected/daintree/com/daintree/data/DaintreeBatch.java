package com.daintree.data;

import com.daintree.shop.CartItem;
import com.daintree.shop.Order;
import com.daintree.shop.OrderLine;
import com.daintree.shop.Payment;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.batch.BatchWrite;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A batch of writes at {@link Daintree}, each for itself. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class DaintreeBatch extends BatchWrite<DaintreeBatch> {
  DaintreeBatch(TableContext table) {
    super(table);
  }

  /** Writes an item, or replaces the whole of it. */
  public DaintreeBatch put(CartItem entity) {
    return super.put(CartItemMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DaintreeBatch delete(CartItem entity) {
    return super.delete(CartItemMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public DaintreeBatch deleteCartItem(PrimaryKey<CartItem> key) {
    return super.delete(CartItemMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public DaintreeBatch put(Order entity) {
    return super.put(OrderMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DaintreeBatch delete(Order entity) {
    return super.delete(OrderMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public DaintreeBatch deleteOrder(PrimaryKey<Order> key) {
    return super.delete(OrderMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public DaintreeBatch put(OrderLine entity) {
    return super.put(OrderLineMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DaintreeBatch delete(OrderLine entity) {
    return super.delete(OrderLineMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public DaintreeBatch deleteOrderLine(PrimaryKey<OrderLine> key) {
    return super.delete(OrderLineMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public DaintreeBatch put(Payment entity) {
    return super.put(PaymentMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DaintreeBatch delete(Payment entity) {
    return super.delete(PaymentMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public DaintreeBatch deletePayment(PrimaryKey<Payment> key) {
    return super.delete(PaymentMapper.INSTANCE, key);
  }
}
