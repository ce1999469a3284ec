package desk;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.EntityMappers;
import io.keywright.runtime.table.TableComparison;
import io.keywright.runtime.table.TableOperations;
import io.keywright.runtime.table.TableVerification;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** What is done with items of several entities of {@link Desk}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class DeskOperations extends TableOperations {
  private static final EntityMappers MAPPERS = new EntityMappers()
      .with(Order.class, OrderMapper.INSTANCE)
      .with(Visitor.class, VisitorMapper.INSTANCE)
      .with(Parcel.class, ParcelMapper.INSTANCE)
      .with(Shift.class, ShiftMapper.INSTANCE);

  DeskOperations(TableContext table) {
    super(table, MAPPERS);
  }

  /** TransactWriteItems: a transaction that has no actions yet. */
  public DeskTransaction transaction() {
    return new DeskTransaction(context());
  }

  /** DescribeTable, DescribeTimeToLive and DescribeContinuousBackups: compares the live table with its design. */
  public TableComparison verify() {
    return TableVerification.verify(DeskTable.definition(), context().client("verify"), context().tableName());
  }

  /** BatchWriteItem: a batch that has no writes yet. */
  public DeskBatch batch() {
    return new DeskBatch(context());
  }
}
