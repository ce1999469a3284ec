package kin;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.batch.BatchWrite;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A batch of writes at {@link Kin}, each for itself. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class KinBatch extends BatchWrite<KinBatch> {
  KinBatch(TableContext table) {
    super(table);
  }

  /** Writes an item, or replaces the whole of it. */
  public KinBatch put(Marriage entity) {
    return super.put(MarriageMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public KinBatch delete(Marriage entity) {
    return super.delete(MarriageMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public KinBatch deleteMarriage(PrimaryKey<Marriage> key) {
    return super.delete(MarriageMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public KinBatch put(Birth entity) {
    return super.put(BirthMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public KinBatch delete(Birth entity) {
    return super.delete(BirthMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public KinBatch deleteBirth(PrimaryKey<Birth> key) {
    return super.delete(BirthMapper.INSTANCE, key);
  }
}
