package tree;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.batch.BatchWrite;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A batch of writes at {@link Forest}, each for itself. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ForestBatch extends BatchWrite<ForestBatch> {
  ForestBatch(TableContext table) {
    super(table);
  }

  /** Writes an item, or replaces the whole of it. */
  public ForestBatch put(Trunk entity) {
    return super.put(TrunkMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public ForestBatch delete(Trunk entity) {
    return super.delete(TrunkMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public ForestBatch deleteTrunk(PrimaryKey<Trunk> key) {
    return super.delete(TrunkMapper.INSTANCE, key);
  }
}
