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
    return create(ReadingMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public LogTransaction put(Reading entity) {
    return put(ReadingMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public LogTransaction replace(Reading entity) {
    return replace(ReadingMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public LogTransaction delete(Reading entity) {
    return delete(ReadingMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public LogTransaction move(Reading from, Reading to) {
    return move(ReadingMapper.INSTANCE, from, to);
  }
}
