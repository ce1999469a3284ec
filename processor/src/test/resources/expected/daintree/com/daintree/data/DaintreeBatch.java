package com.daintree.data;

import com.daintree.shop.Cart;
import com.daintree.shop.CartItem;
import com.daintree.shop.Category;
import com.daintree.shop.Customer;
import com.daintree.shop.Order;
import com.daintree.shop.OrderLine;
import com.daintree.shop.Payment;
import com.daintree.shop.Product;
import com.daintree.shop.Seller;
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
  public DaintreeBatch put(Customer entity) {
    return put(CustomerMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DaintreeBatch delete(Customer entity) {
    return delete(CustomerMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public DaintreeBatch deleteCustomer(PrimaryKey<Customer> key) {
    return delete(CustomerMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public DaintreeBatch put(Seller entity) {
    return put(SellerMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DaintreeBatch delete(Seller entity) {
    return delete(SellerMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public DaintreeBatch deleteSeller(PrimaryKey<Seller> key) {
    return delete(SellerMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public DaintreeBatch put(Cart entity) {
    return put(CartMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DaintreeBatch delete(Cart entity) {
    return delete(CartMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public DaintreeBatch deleteCart(PrimaryKey<Cart> key) {
    return delete(CartMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public DaintreeBatch put(CartItem entity) {
    return put(CartItemMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DaintreeBatch delete(CartItem entity) {
    return delete(CartItemMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public DaintreeBatch deleteCartItem(PrimaryKey<CartItem> key) {
    return delete(CartItemMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public DaintreeBatch put(Order entity) {
    return put(OrderMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DaintreeBatch delete(Order entity) {
    return delete(OrderMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public DaintreeBatch deleteOrder(PrimaryKey<Order> key) {
    return delete(OrderMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public DaintreeBatch put(OrderLine entity) {
    return put(OrderLineMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DaintreeBatch delete(OrderLine entity) {
    return delete(OrderLineMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public DaintreeBatch deleteOrderLine(PrimaryKey<OrderLine> key) {
    return delete(OrderLineMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public DaintreeBatch put(Payment entity) {
    return put(PaymentMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DaintreeBatch delete(Payment entity) {
    return delete(PaymentMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public DaintreeBatch deletePayment(PrimaryKey<Payment> key) {
    return delete(PaymentMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public DaintreeBatch put(Category entity) {
    return put(CategoryMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DaintreeBatch delete(Category entity) {
    return delete(CategoryMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public DaintreeBatch deleteCategory(PrimaryKey<Category> key) {
    return delete(CategoryMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public DaintreeBatch put(Product entity) {
    return put(ProductMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DaintreeBatch delete(Product entity) {
    return delete(ProductMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public DaintreeBatch deleteProduct(PrimaryKey<Product> key) {
    return delete(ProductMapper.INSTANCE, key);
  }
}
