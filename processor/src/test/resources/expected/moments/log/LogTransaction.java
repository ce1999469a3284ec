package log;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.transaction.Transaction;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A transaction at {@link Log}: writes that happen together or not at all. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class LogTransaction extends Transaction<LogTransaction> {
  LogTransaction(TableContext table) {
    super(table);
  }

  /** Writes an item that must not exist yet. */
  public LogTransaction create(Reading entity) {
    return super.create(ReadingMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public LogTransaction put(Reading entity) {
    return super.put(ReadingMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public LogTransaction replace(Reading entity) {
    return super.replace(ReadingMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public LogTransaction delete(Reading entity) {
    return super.delete(ReadingMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public LogTransaction move(Reading from, Reading to) {
    return super.move(ReadingMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public LogTransaction create(Reminder entity) {
    return super.create(ReminderMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public LogTransaction put(Reminder entity) {
    return super.put(ReminderMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public LogTransaction replace(Reminder entity) {
    return super.replace(ReminderMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public LogTransaction delete(Reminder entity) {
    return super.delete(ReminderMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public LogTransaction move(Reminder from, Reminder to) {
    return super.move(ReminderMapper.INSTANCE, from, to);
  }
}
