package kind;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.EntityMappers;
import io.keywright.runtime.table.TableComparison;
import io.keywright.runtime.table.TableOperations;
import io.keywright.runtime.table.TableVerification;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** What is done with items of several entities of {@link Kinds}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class KindsOperations extends TableOperations {
  private static final EntityMappers MAPPERS = new EntityMappers()
      .with(Cart.class, CartMapper.INSTANCE)
      .with(Order.class, OrderMapper.INSTANCE);

  KindsOperations(TableContext table) {
    super(table, MAPPERS);
  }

  /** TransactWriteItems: a transaction that has no actions yet. */
  public KindsTransaction transaction() {
    return new KindsTransaction(context());
  }

  /** DescribeTable, DescribeTimeToLive and DescribeContinuousBackups: compares the live table with its design. */
  public TableComparison verify() {
    return TableVerification.verify(KindsTable.definition(), context().client("verify"), context().tableName());
  }

  /** BatchWriteItem: a batch that has no writes yet. */
  public KindsBatch batch() {
    return new KindsBatch(context());
  }
}
