package kinds;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.batch.BatchWrite;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A batch of writes at {@link Kinds}, each for itself. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class KindsBatch extends BatchWrite<KindsBatch> {
  KindsBatch(TableContext table) {
    super(table);
  }

  /** Writes an item, or replaces the whole of it. */
  public KindsBatch put(Sample entity) {
    return super.put(SampleMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public KindsBatch delete(Sample entity) {
    return super.delete(SampleMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public KindsBatch deleteSample(PrimaryKey<Sample> key) {
    return super.delete(SampleMapper.INSTANCE, key);
  }
}
