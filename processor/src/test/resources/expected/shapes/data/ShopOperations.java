package data;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.EntityMappers;
import io.keywright.runtime.table.TableComparison;
import io.keywright.runtime.table.TableOperations;
import io.keywright.runtime.table.TableVerification;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import shop.Account;
import shop.Customer;

/** What is done with items of several entities of {@link Shop}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ShopOperations extends TableOperations {
  private static final EntityMappers MAPPERS = new EntityMappers()
      .with(Customer.class, CustomerMapper.INSTANCE)
      .with(Account.class, AccountMapper.INSTANCE);

  ShopOperations(TableContext table) {
    super(table, MAPPERS);
  }

  /** TransactWriteItems: a transaction that has no actions yet. */
  public ShopTransaction transaction() {
    return new ShopTransaction(context());
  }

  /** DescribeTable, DescribeTimeToLive and DescribeContinuousBackups: compares the live table with its design. */
  public TableComparison verify() {
    return TableVerification.verify(ShopTable.definition(), context().client("verify"), context().tableName());
  }

  /** BatchWriteItem: a batch that has no writes yet. */
  public ShopBatch batch() {
    return new ShopBatch(context());
  }
}
