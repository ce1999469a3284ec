package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.batch.BatchWrite;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A batch of writes at {@link Attic}, each for itself. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
@SuppressWarnings({"deprecation", "removal"})
public final class AtticBatch extends BatchWrite<AtticBatch> {
  AtticBatch(TableContext table) {
    super(table);
  }

  /** Writes an item, or replaces the whole of it. */
  public AtticBatch put(Old entity) {
    return super.put(OldMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public AtticBatch delete(Old entity) {
    return super.delete(OldMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public AtticBatch deleteOld(PrimaryKey<Old> key) {
    return super.delete(OldMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public AtticBatch put(Bean entity) {
    return super.put(BeanMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public AtticBatch delete(Bean entity) {
    return super.delete(BeanMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public AtticBatch deleteBean(PrimaryKey<Bean> key) {
    return super.delete(BeanMapper.INSTANCE, key);
  }
}
