package kept;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.batch.BatchWrite;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A batch of writes at {@link Kept}, each for itself. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class KeptBatch extends BatchWrite<KeptBatch> {
  KeptBatch(TableContext table) {
    super(table);
  }

  /** Writes an item, or replaces the whole of it. */
  public KeptBatch put(Note entity) {
    return super.put(NoteMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public KeptBatch delete(Note entity) {
    return super.delete(NoteMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public KeptBatch deleteNote(PrimaryKey<Note> key) {
    return super.delete(NoteMapper.INSTANCE, key);
  }
}
