package log;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.EntityMappers;
import io.keywright.runtime.table.TableOperations;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** What is done with items of several entities of {@link Log}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class LogOperations extends TableOperations {
  private static final EntityMappers MAPPERS = new EntityMappers()
      .with(Reading.class, ReadingMapper.INSTANCE);

  LogOperations(TableContext table) {
    super(table, MAPPERS);
  }

  /** TransactWriteItems: a transaction that has no actions yet. */
  public LogTransaction transaction() {
    return new LogTransaction(context());
  }

  /** BatchWriteItem: a batch that has no writes yet. */
  public LogBatch batch() {
    return new LogBatch(context());
  }
}
