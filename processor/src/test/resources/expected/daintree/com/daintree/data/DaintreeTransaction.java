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
import io.keywright.runtime.transaction.Transaction;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A transaction at {@link Daintree}: writes that happen together or not at all. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class DaintreeTransaction extends Transaction<DaintreeTransaction> {
  DaintreeTransaction(TableContext table) {
    super(table);
  }

  /** Writes an item that must not exist yet. */
  public DaintreeTransaction create(Customer entity) {
    return create(CustomerMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public DaintreeTransaction put(Customer entity) {
    return put(CustomerMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public DaintreeTransaction replace(Customer entity) {
    return replace(CustomerMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DaintreeTransaction delete(Customer entity) {
    return delete(CustomerMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public DaintreeTransaction move(Customer from, Customer to) {
    return move(CustomerMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public DaintreeTransaction create(Seller entity) {
    return create(SellerMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public DaintreeTransaction put(Seller entity) {
    return put(SellerMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public DaintreeTransaction replace(Seller entity) {
    return replace(SellerMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DaintreeTransaction delete(Seller entity) {
    return delete(SellerMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public DaintreeTransaction move(Seller from, Seller to) {
    return move(SellerMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public DaintreeTransaction create(Cart entity) {
    return create(CartMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public DaintreeTransaction put(Cart entity) {
    return put(CartMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public DaintreeTransaction replace(Cart entity) {
    return replace(CartMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DaintreeTransaction delete(Cart entity) {
    return delete(CartMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public DaintreeTransaction move(Cart from, Cart to) {
    return move(CartMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public DaintreeTransaction create(CartItem entity) {
    return create(CartItemMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public DaintreeTransaction put(CartItem entity) {
    return put(CartItemMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public DaintreeTransaction replace(CartItem entity) {
    return replace(CartItemMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DaintreeTransaction delete(CartItem entity) {
    return delete(CartItemMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public DaintreeTransaction move(CartItem from, CartItem to) {
    return move(CartItemMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public DaintreeTransaction create(Order entity) {
    return create(OrderMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public DaintreeTransaction put(Order entity) {
    return put(OrderMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public DaintreeTransaction replace(Order entity) {
    return replace(OrderMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DaintreeTransaction delete(Order entity) {
    return delete(OrderMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public DaintreeTransaction move(Order from, Order to) {
    return move(OrderMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public DaintreeTransaction create(OrderLine entity) {
    return create(OrderLineMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public DaintreeTransaction put(OrderLine entity) {
    return put(OrderLineMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public DaintreeTransaction replace(OrderLine entity) {
    return replace(OrderLineMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DaintreeTransaction delete(OrderLine entity) {
    return delete(OrderLineMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public DaintreeTransaction move(OrderLine from, OrderLine to) {
    return move(OrderLineMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public DaintreeTransaction create(Payment entity) {
    return create(PaymentMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public DaintreeTransaction put(Payment entity) {
    return put(PaymentMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public DaintreeTransaction replace(Payment entity) {
    return replace(PaymentMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DaintreeTransaction delete(Payment entity) {
    return delete(PaymentMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public DaintreeTransaction move(Payment from, Payment to) {
    return move(PaymentMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public DaintreeTransaction create(Category entity) {
    return create(CategoryMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public DaintreeTransaction put(Category entity) {
    return put(CategoryMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public DaintreeTransaction replace(Category entity) {
    return replace(CategoryMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DaintreeTransaction delete(Category entity) {
    return delete(CategoryMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public DaintreeTransaction move(Category from, Category to) {
    return move(CategoryMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public DaintreeTransaction create(Product entity) {
    return create(ProductMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public DaintreeTransaction put(Product entity) {
    return put(ProductMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public DaintreeTransaction replace(Product entity) {
    return replace(ProductMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DaintreeTransaction delete(Product entity) {
    return delete(ProductMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public DaintreeTransaction move(Product from, Product to) {
    return move(ProductMapper.INSTANCE, from, to);
  }
}
