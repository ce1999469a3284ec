package made;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.EntityMappers;
import io.keywright.runtime.table.TableComparison;
import io.keywright.runtime.table.TableOperations;
import io.keywright.runtime.table.TableVerification;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** What is done with items of several entities of {@link Made}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class MadeOperations extends TableOperations {
  private static final EntityMappers MAPPERS = new EntityMappers()
      .with(Order.class, OrderMapper.INSTANCE)
      .with(Account.class, AccountMapper.INSTANCE)
      .with(Ticket.class, TicketMapper.INSTANCE)
      .with(Stamp.class, StampMapper.INSTANCE);

  MadeOperations(TableContext table) {
    super(table, MAPPERS);
  }

  /** TransactWriteItems: a transaction that has no actions yet. */
  public MadeTransaction transaction() {
    return new MadeTransaction(context());
  }

  /** DescribeTable, DescribeTimeToLive and DescribeContinuousBackups: compares the live table with its design. */
  public TableComparison verify() {
    return TableVerification.verify(MadeTable.definition(), context().client("verify"), context().tableName());
  }

  /** BatchWriteItem: a batch that has no writes yet. */
  public MadeBatch batch() {
    return new MadeBatch(context());
  }
}
