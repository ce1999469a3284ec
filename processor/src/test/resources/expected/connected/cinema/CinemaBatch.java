package cinema;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.batch.BatchWrite;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A batch of writes at {@link Cinema}, each for itself. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class CinemaBatch extends BatchWrite<CinemaBatch> {
  CinemaBatch(TableContext table) {
    super(table);
  }

  /** Writes an item, or replaces the whole of it. */
  public CinemaBatch put(Sequel entity) {
    return super.put(SequelMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public CinemaBatch delete(Sequel entity) {
    return super.delete(SequelMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public CinemaBatch deleteSequel(PrimaryKey<Sequel> key) {
    return super.delete(SequelMapper.INSTANCE, key);
  }
}
