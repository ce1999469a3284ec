package kept;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.EntityMappers;
import io.keywright.runtime.table.TableComparison;
import io.keywright.runtime.table.TableOperations;
import io.keywright.runtime.table.TableVerification;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** What is done with items of several entities of {@link Kept}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class KeptOperations extends TableOperations {
  private static final EntityMappers MAPPERS = new EntityMappers()
      .with(User.class, UserMapper.INSTANCE)
      .with(Handle.class, HandleMapper.INSTANCE)
      .with(Seat.class, SeatMapper.INSTANCE)
      .with(Cart.class, CartMapper.INSTANCE)
      .with(Note.class, NoteMapper.INSTANCE);

  KeptOperations(TableContext table) {
    super(table, MAPPERS);
  }

  /** TransactWriteItems: a transaction that has no actions yet. */
  public KeptTransaction transaction() {
    return new KeptTransaction(context());
  }

  /** DescribeTable, DescribeTimeToLive and DescribeContinuousBackups: compares the live table with its design. */
  public TableComparison verify() {
    return TableVerification.verify(KeptTable.definition(), context().client("verify"), context().tableName());
  }

  /** BatchWriteItem: a batch that has no writes yet. */
  public KeptBatch batch() {
    return new KeptBatch(context());
  }
}
