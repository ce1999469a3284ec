package log;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.batch.BatchWrite;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A batch of writes at {@link Log}, each for itself. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class LogBatch extends BatchWrite<LogBatch> {
  LogBatch(TableContext table) {
    super(table);
  }

  /** Writes an item, or replaces the whole of it. */
  public LogBatch put(Reading entity) {
    return super.put(ReadingMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public LogBatch delete(Reading entity) {
    return super.delete(ReadingMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public LogBatch deleteReading(PrimaryKey<Reading> key) {
    return super.delete(ReadingMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public LogBatch put(Reminder entity) {
    return super.put(ReminderMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public LogBatch delete(Reminder entity) {
    return super.delete(ReminderMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public LogBatch deleteReminder(PrimaryKey<Reminder> key) {
    return super.delete(ReminderMapper.INSTANCE, key);
  }
}
