package data;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.transaction.Transaction;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import shop.Account;
import shop.Customer;

/** A transaction at {@link Shop}: writes that happen together or not at all. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ShopTransaction extends Transaction<ShopTransaction> {
  ShopTransaction(TableContext table) {
    super(table);
  }

  /** Writes an item that must not exist yet. */
  public ShopTransaction create(Customer entity) {
    return super.create(CustomerMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public ShopTransaction put(Customer entity) {
    return super.put(CustomerMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public ShopTransaction replace(Customer entity) {
    return super.replace(CustomerMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public ShopTransaction delete(Customer entity) {
    return super.delete(CustomerMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public ShopTransaction move(Customer from, Customer to) {
    return super.move(CustomerMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public ShopTransaction create(Account entity) {
    return super.create(AccountMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public ShopTransaction put(Account entity) {
    return super.put(AccountMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public ShopTransaction replace(Account entity) {
    return super.replace(AccountMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public ShopTransaction delete(Account entity) {
    return super.delete(AccountMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public ShopTransaction move(Account from, Account to) {
    return super.move(AccountMapper.INSTANCE, from, to);
  }
}
