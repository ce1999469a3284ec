package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.batch.BatchWrite;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A batch of writes at {@link Old}, each for itself. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OldBatch extends BatchWrite<OldBatch> {
  OldBatch(TableContext table) {
    super(table);
  }

  /** Writes an item, or replaces the whole of it. */
  public OldBatch put(Message entity) {
    return super.put(MessageMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public OldBatch delete(Message entity) {
    return super.delete(MessageMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public OldBatch deleteMessage(PrimaryKey<Message> key) {
    return super.delete(MessageMapper.INSTANCE, key);
  }
}
