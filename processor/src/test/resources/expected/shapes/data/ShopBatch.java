package data;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.batch.BatchWrite;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import shop.Account;
import shop.Customer;

/** A batch of writes at {@link Shop}, each for itself. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ShopBatch extends BatchWrite<ShopBatch> {
  ShopBatch(TableContext table) {
    super(table);
  }

  /** Writes an item, or replaces the whole of it. */
  public ShopBatch put(Customer entity) {
    return super.put(CustomerMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public ShopBatch delete(Customer entity) {
    return super.delete(CustomerMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public ShopBatch deleteCustomer(PrimaryKey<Customer> key) {
    return super.delete(CustomerMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public ShopBatch put(Account entity) {
    return super.put(AccountMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public ShopBatch delete(Account entity) {
    return super.delete(AccountMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public ShopBatch deleteAccount(PrimaryKey<Account> key) {
    return super.delete(AccountMapper.INSTANCE, key);
  }
}
