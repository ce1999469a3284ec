package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.EntityMappers;
import io.keywright.runtime.table.TableComparison;
import io.keywright.runtime.table.TableOperations;
import io.keywright.runtime.table.TableVerification;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** What is done with items of several entities of {@link Old}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OldOperations extends TableOperations {
  private static final EntityMappers MAPPERS = new EntityMappers()
      .with(Message.class, MessageMapper.INSTANCE)
      .with(Pass.class, PassMapper.INSTANCE)
      .with(Meter.class, MeterMapper.INSTANCE)
      .with(Login.class, LoginMapper.INSTANCE)
      .with(Ticket.class, TicketMapper.INSTANCE)
      .with(Stall.class, StallMapper.INSTANCE);

  OldOperations(TableContext table) {
    super(table, MAPPERS);
  }

  /** TransactWriteItems: a transaction that has no actions yet. */
  public OldTransaction transaction() {
    return new OldTransaction(context());
  }

  /** DescribeTable, DescribeTimeToLive and DescribeContinuousBackups: compares the live table with its design. */
  public TableComparison verify() {
    return TableVerification.verify(OldTable.definition(), context().client("verify"), context().tableName());
  }

  /** BatchWriteItem: a batch that has no writes yet. */
  public OldBatch batch() {
    return new OldBatch(context());
  }
}
