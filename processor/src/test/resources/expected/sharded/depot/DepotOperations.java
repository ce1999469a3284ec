package depot;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.EntityMappers;
import io.keywright.runtime.table.TableComparison;
import io.keywright.runtime.table.TableOperations;
import io.keywright.runtime.table.TableVerification;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** What is done with items of several entities of {@link Depot}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class DepotOperations extends TableOperations {
  private static final EntityMappers MAPPERS = new EntityMappers()
      .with(Order.class, OrderMapper.INSTANCE)
      .with(Refund.class, RefundMapper.INSTANCE)
      .with(Reading.class, ReadingMapper.INSTANCE)
      .with(Alarm.class, AlarmMapper.INSTANCE);

  DepotOperations(TableContext table) {
    super(table, MAPPERS);
  }

  /** TransactWriteItems: a transaction that has no actions yet. */
  public DepotTransaction transaction() {
    return new DepotTransaction(context());
  }

  /** DescribeTable, DescribeTimeToLive and DescribeContinuousBackups: compares the live table with its design. */
  public TableComparison verify() {
    return TableVerification.verify(DepotTable.definition(), context().client("verify"), context().tableName());
  }

  /** BatchWriteItem: a batch that has no writes yet. */
  public DepotBatch batch() {
    return new DepotBatch(context());
  }
}
