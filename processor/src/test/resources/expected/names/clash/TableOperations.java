package clash;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.EntityMappers;
import io.keywright.runtime.table.TableComparison;
import io.keywright.runtime.table.TableVerification;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** What is done with items of several entities of {@link Table}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class TableOperations extends io.keywright.runtime.table.TableOperations {
  private static final EntityMappers MAPPERS = new EntityMappers()
      .with(Character.class, CharacterMapper.INSTANCE)
      .with(Item.class, ItemMapper.INSTANCE)
      .with(Query.class, QueryMapper.INSTANCE);

  TableOperations(TableContext table) {
    super(table, MAPPERS);
  }

  /** TransactWriteItems: a transaction that has no actions yet. */
  public TableTransaction transaction() {
    return new TableTransaction(context());
  }

  /** DescribeTable, DescribeTimeToLive and DescribeContinuousBackups: compares the live table with its design. */
  public TableComparison verify() {
    return TableVerification.verify(TableTable.definition(), context().client("verify"), context().tableName());
  }

  /** BatchWriteItem: a batch that has no writes yet. */
  public TableBatch batch() {
    return new TableBatch(context());
  }
}
