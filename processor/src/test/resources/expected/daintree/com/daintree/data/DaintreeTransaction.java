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
    return super.create(CustomerMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public DaintreeTransaction put(Customer entity) {
    return super.put(CustomerMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public DaintreeTransaction replace(Customer entity) {
    return super.replace(CustomerMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DaintreeTransaction delete(Customer entity) {
    return super.delete(CustomerMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public DaintreeTransaction move(Customer from, Customer to) {
    return super.move(CustomerMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public DaintreeTransaction create(Seller entity) {
    return super.create(SellerMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public DaintreeTransaction put(Seller entity) {
    return super.put(SellerMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public DaintreeTransaction replace(Seller entity) {
    return super.replace(SellerMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DaintreeTransaction delete(Seller entity) {
    return super.delete(SellerMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public DaintreeTransaction move(Seller from, Seller to) {
    return super.move(SellerMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public DaintreeTransaction create(Cart entity) {
    return super.create(CartMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public DaintreeTransaction put(Cart entity) {
    return super.put(CartMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public DaintreeTransaction replace(Cart entity) {
    return super.replace(CartMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DaintreeTransaction delete(Cart entity) {
    return super.delete(CartMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public DaintreeTransaction move(Cart from, Cart to) {
    return super.move(CartMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public DaintreeTransaction create(CartItem entity) {
    return super.create(CartItemMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public DaintreeTransaction put(CartItem entity) {
    return super.put(CartItemMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public DaintreeTransaction replace(CartItem entity) {
    return super.replace(CartItemMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DaintreeTransaction delete(CartItem entity) {
    return super.delete(CartItemMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public DaintreeTransaction move(CartItem from, CartItem to) {
    return super.move(CartItemMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public DaintreeTransaction create(Order entity) {
    return super.create(OrderMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public DaintreeTransaction put(Order entity) {
    return super.put(OrderMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public DaintreeTransaction replace(Order entity) {
    return super.replace(OrderMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DaintreeTransaction delete(Order entity) {
    return super.delete(OrderMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public DaintreeTransaction move(Order from, Order to) {
    return super.move(OrderMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public DaintreeTransaction create(OrderLine entity) {
    return super.create(OrderLineMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public DaintreeTransaction put(OrderLine entity) {
    return super.put(OrderLineMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public DaintreeTransaction replace(OrderLine entity) {
    return super.replace(OrderLineMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DaintreeTransaction delete(OrderLine entity) {
    return super.delete(OrderLineMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public DaintreeTransaction move(OrderLine from, OrderLine to) {
    return super.move(OrderLineMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public DaintreeTransaction create(Payment entity) {
    return super.create(PaymentMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public DaintreeTransaction put(Payment entity) {
    return super.put(PaymentMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public DaintreeTransaction replace(Payment entity) {
    return super.replace(PaymentMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DaintreeTransaction delete(Payment entity) {
    return super.delete(PaymentMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public DaintreeTransaction move(Payment from, Payment to) {
    return super.move(PaymentMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public DaintreeTransaction create(Category entity) {
    return super.create(CategoryMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public DaintreeTransaction put(Category entity) {
    return super.put(CategoryMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public DaintreeTransaction replace(Category entity) {
    return super.replace(CategoryMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DaintreeTransaction delete(Category entity) {
    return super.delete(CategoryMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public DaintreeTransaction move(Category from, Category to) {
    return super.move(CategoryMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public DaintreeTransaction create(Product entity) {
    return super.create(ProductMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public DaintreeTransaction put(Product entity) {
    return super.put(ProductMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public DaintreeTransaction replace(Product entity) {
    return super.replace(ProductMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DaintreeTransaction delete(Product entity) {
    return super.delete(ProductMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public DaintreeTransaction move(Product from, Product to) {
    return super.move(ProductMapper.INSTANCE, from, to);
  }
}
