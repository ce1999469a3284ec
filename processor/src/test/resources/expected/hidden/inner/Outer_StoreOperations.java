package inner;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.EntityMappers;
import io.keywright.runtime.table.TableComparison;
import io.keywright.runtime.table.TableOperations;
import io.keywright.runtime.table.TableVerification;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** What is done with items of several entities of {@link Outer.Store}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class Outer_StoreOperations extends TableOperations {
  private static final EntityMappers MAPPERS = new EntityMappers()
      .with(Parts.Head.class, Parts_HeadMapper.INSTANCE)
      .with(Parts.Line.class, Parts_LineMapper.INSTANCE);

  Outer_StoreOperations(TableContext table) {
    super(table, MAPPERS);
  }

  /** TransactWriteItems: a transaction that has no actions yet. */
  public Outer_StoreTransaction transaction() {
    return new Outer_StoreTransaction(context());
  }

  /** DescribeTable, DescribeTimeToLive and DescribeContinuousBackups: compares the live table with its design. */
  public TableComparison verify() {
    return TableVerification.verify(Outer_StoreTable.definition(), context().client("verify"), context().tableName());
  }

  /** BatchWriteItem: a batch that has no writes yet. */
  public Outer_StoreBatch batch() {
    return new Outer_StoreBatch(context());
  }
}
