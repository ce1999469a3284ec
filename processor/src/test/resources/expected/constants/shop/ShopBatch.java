package shop;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.batch.BatchWrite;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A batch of writes at {@link Shop}, each for itself. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ShopBatch extends BatchWrite<ShopBatch> {
  ShopBatch(TableContext table) {
    super(table);
  }

  /** Writes an item, or replaces the whole of it. */
  public ShopBatch put(TIER entity) {
    return super.put(TIERMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public ShopBatch delete(TIER entity) {
    return super.delete(TIERMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public ShopBatch deleteTier(PrimaryKey<TIER> key) {
    return super.delete(TIERMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public ShopBatch put(Loud entity) {
    return super.put(LoudMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public ShopBatch delete(Loud entity) {
    return super.delete(LoudMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public ShopBatch deleteLoud(PrimaryKey<Loud> key) {
    return super.delete(LoudMapper.INSTANCE, key);
  }
}
