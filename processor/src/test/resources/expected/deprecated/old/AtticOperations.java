package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.EntityMappers;
import io.keywright.runtime.table.TableComparison;
import io.keywright.runtime.table.TableOperations;
import io.keywright.runtime.table.TableVerification;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** What is done with items of several entities of {@link Attic}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
@SuppressWarnings({"deprecation", "removal"})
public final class AtticOperations extends TableOperations {
  private static final EntityMappers MAPPERS = new EntityMappers()
      .with(Old.class, OldMapper.INSTANCE)
      .with(Bean.class, BeanMapper.INSTANCE);

  AtticOperations(TableContext table) {
    super(table, MAPPERS);
  }

  /** TransactWriteItems: a transaction that has no actions yet. */
  public AtticTransaction transaction() {
    return new AtticTransaction(context());
  }

  /** DescribeTable, DescribeTimeToLive and DescribeContinuousBackups: compares the live table with its design. */
  public TableComparison verify() {
    return TableVerification.verify(AtticTable.definition(), context().client("verify"), context().tableName());
  }

  /** BatchWriteItem: a batch that has no writes yet. */
  public AtticBatch batch() {
    return new AtticBatch(context());
  }
}
